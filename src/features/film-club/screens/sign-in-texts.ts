import type { CallError } from "../api/call-error";

/** The fixed texts of the sign-in screens and the profile, in Bokmål; loaded with those screens only. */
export const signInTexts = {
  email: "E-postadresse",
  password: "Passord",
  newPassword: "Velg et passord",
  passwordHint: "Minst 8 tegn. Flere ord etter hverandre er lett å huske og vanskelig å gjette.",
  userName: "Navn",
  userNameHint: "Det vi kaller deg på Min side. Det trenger ikke være det fulle navnet ditt.",
  showPassword: "Vis passordet",
  notSent: "Skjemaet er ikke sendt",
  failed: "Det gikk ikke",
  emailMissing: "Skriv e-postadressen din.",
  emailWrong: "Skriv hele e-postadressen, slik: navn@example.no.",
  passwordMissing: "Skriv passordet ditt.",
  passwordShort: "Passordet må ha minst 8 tegn.",
  passwordLong: "Passordet kan ha høyst 200 tegn.",
  userNameMissing: "Skriv hva vi skal kalle deg.",
  userNameLong: "Navnet kan ha høyst 60 tegn.",
  login: "Logg inn",
  loggingIn: "Logger inn …",
  create: "Opprett konto",
  creating: "Oppretter konto …",
  send: "Send meg en e-post",
  sending: "Sender …",
  forgotten: "Glemt passord?",
  noAccount: "Ikke medlem ennå?",
  hasAccount: "Har du konto fra før, finner du lista og billettene bare i den.",
  remembered: "Husker du passordet likevel?",
  sentHeading: "Sjekk e-posten din",
  sentText: (email: string) =>
    `Hvis ${email} hører til en konto, kommer det snart en e-post dit. Den forteller hvordan du velger nytt passord.`,
  sentNothing: "Kom den ikke? Se i søppelposten, og se etter at adressen er riktig.",
  sendAgain: "Prøv en annen adresse",
  alreadyIn: (userName: string) => `Du er logget inn som ${userName}`,
  toProfile: "Gå til Min side",
  goOn: "Fortsett der du var",
  logout: "Logg ut",
  loggedOutHeading: "Du er logget ut",
  logoutResults: {
    ending: "Det vi hadde lagret om deg i denne nettleseren, er slettet. Vi avslutter økten hos filmklubben …",
    ended:
      "Det vi hadde lagret om deg i denne nettleseren, er slettet, og økten hos filmklubben er avsluttet. Lista og billettene får du igjen når du logger inn.",
    left: "Det vi hadde lagret om deg i denne nettleseren, er slettet, men vi fikk ikke avsluttet økten hos filmklubben. Nettleseren har fortsatt en informasjonskapsel derfra, som vi ikke kan slette. Den kan gi innsyn i lista og billettene dine til filmklubben avslutter økten selv, vanligvis 12 timer etter at du logget inn. Bruker andre denne maskinen, bør du slette informasjonskapslene i innstillingene til nettleseren.",
  },
  notIn: "Du er ikke logget inn",
  notInText: "Logg inn for å se lista og billettene dine.",
  expired: "Innloggingen er utløpt",
  expiredText: "Logg inn på nytt for å se lista og billettene dine. Ingenting er gått tapt.",
  hello: (userName: string) => `Hei, ${userName}!`,
  loggedInWith: "Logget inn med",
  myList: "Min liste",
  myListText: "Filmene du vil se, med neste forestilling.",
  myTickets: "Mine billetter",
  myTicketsText: "Billettene dine, også når du er uten dekning.",
  failure: {
    wrongLogin: "E-postadressen eller passordet er feil. Prøv igjen, eller velg nytt passord under «Glemt passord?».",
    noLogin:
      "Filmklubben svarte, men logget deg ikke inn. Se over e-postadressen og passordet, og prøv igjen. Hjelper ikke det, er feilen hos oss. Prøv da igjen litt senere.",
    tooMany: "Det har vært for mange forsøk. Vent et minutt, og prøv igjen.",
    taken: "Det finnes allerede en konto med denne e-postadressen. Logg inn i stedet, eller bruk en annen adresse.",
    refused: "Filmklubben godtok ikke det du skrev. Se over feltene, og prøv igjen.",
    noContact:
      "Vi fikk ikke kontakt med filmklubben. Sjekk at du er på nett, og prøv igjen. Det du skrev, er ikke borte.",
    broken: "Noe gikk galt hos filmklubben. Det er ikke din feil. Prøv igjen litt senere.",
    noEmail: "Vi fikk ikke bedt om e-posten. Prøv igjen litt senere.",
    noAccount:
      "Filmklubben svarte, men vi vet ikke om kontoen ble opprettet. Prøv å logge inn med det du skrev. Går ikke det, prøver du å opprette den igjen.",
  },
} as const;

/** The request that failed. */
export type MemberRequest = "login" | "account" | "email";

const { failure } = signInTexts;

const byStatus = (requested: MemberRequest, status: number): string => {
  if (status === 429) return failure.tooMany;
  if (requested === "email") return failure.noEmail;
  if (requested === "login" && status === 401) return failure.wrongLogin;
  if (requested === "account" && status === 409) return failure.taken;
  return status === 400 ? failure.refused : failure.broken;
};

/** There was a response, but not the expected one (specification, section 5). */
const BY_ANSWER = { login: failure.noLogin, account: failure.noAccount, email: failure.noEmail };

/**
 * The text for a failure, and what to do. The server's own messages are never shown, and no text reveals whether an
 * e-mail address has an account.
 */
export const failureText = (requested: MemberRequest, { kind, status }: CallError): string => {
  if (kind === "network" || kind === "timeout") return failure.noContact;
  return kind === "status" && status !== undefined ? byStatus(requested, status) : BY_ANSWER[requested];
};
