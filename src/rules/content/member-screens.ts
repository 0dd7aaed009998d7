/** The film club's screens; each has its own page. */
export const MEMBER_SCREENS = ["login", "account", "password", "profile", "list", "tickets"] as const;

export type MemberScreen = (typeof MEMBER_SCREENS)[number];

/** The path of the page that holds each screen. Example: { login: "/logg-inn", … } */
export type MemberPages = Readonly<Record<MemberScreen, string>>;
