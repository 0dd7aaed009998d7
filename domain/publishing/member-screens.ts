/** The screens of the block member-screen. */
export const FORM_SCREENS = ["login", "account", "password", "profile"] as const;

/** The film club's screens; each has its own page. */
export const MEMBER_SCREENS = [...FORM_SCREENS, "list", "tickets"] as const;

export type FormScreen = (typeof FORM_SCREENS)[number];
export type MemberScreen = (typeof MEMBER_SCREENS)[number];

/** The path of each screen's page. Example: { login: "/logg-inn", … } */
export type MemberPages = Readonly<Record<MemberScreen, string>>;

interface ScreenFacts {
  /** The editors' choice, in Bokmål. */
  readonly label: string;
  /** Its name within a sentence, in Bokmål. */
  readonly name: string;
  /** One English sentence for GraphiQL. */
  readonly doc: string;
  /** A suitable address. */
  readonly example: string;
}

/** For content and GraphQL. Browsers need only the types. */
export const SCREEN_FACTS: Readonly<Record<MemberScreen, ScreenFacts>> = {
  login: { label: "Innlogging", name: "innloggingen", doc: "Logging in.", example: "/logg-inn" },
  account: {
    label: "Bli medlem",
    name: "skjemaet for å bli medlem",
    doc: "Becoming a member.",
    example: "/ny-konto",
  },
  password: {
    label: "Nytt passord",
    name: "skjemaet for nytt passord",
    doc: "Asking for a new password.",
    example: "/glemt-passord",
  },
  profile: {
    label: "Medlemmets side",
    name: "medlemmets side",
    doc: "The member's own page.",
    example: "/min-side",
  },
  list: { label: "Min liste", name: "lista over filmer", doc: "The films on the list.", example: "/min-side/liste" },
  tickets: {
    label: "Mine billetter",
    name: "billettene",
    doc: "The member's tickets.",
    example: "/min-side/billetter",
  },
};
