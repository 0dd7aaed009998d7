import type { House } from "../house";
import { article } from "./article";
import { anchor, html } from "./html";

const facts = (basis: string, howLong: string): readonly string[] => [
  "<dl>",
  `<dt>Rettslig grunnlag</dt><dd>${basis}</dd>`,
  `<dt>Hvor lenge</dt><dd>${howLong}</dd>`,
  "</dl>",
];

const PUBLIC_TASK = "Personvernforordningen artikkel 6 nr. 1 bokstav e: kommunens oppgaver, jamfør kulturlova § 4.";
const CONTRACT =
  "Personvernforordningen artikkel 6 nr. 1 bokstav b: avtalen med deg. Regnskapsbilag: bokstav c, jamfør bokføringsloven § 13.";

const responsible = ({ municipality, email, dataProtectionOfficer }: House): readonly string[] => [
  "<h2>Hvem som har ansvaret</h2>",
  `${html`<p>Den som er ansvarlig for nettstedet, er ${municipality}.`} Skriv til ${anchor(`mailto:${email}`, email)}.</p>`,
  dataProtectionOfficer === undefined
    ? "<p>Kommunen har et personvernombud som du kan spørre om alt som gjelder personopplysningene dine. Spør oss, så får du vite hvordan du når ombudet.</p>"
    : `<p>Kommunen har et personvernombud som du kan spørre om alt som gjelder personopplysningene dine: ${anchor(`mailto:${dataProtectionOfficer}`, dataProtectionOfficer)}.</p>`,
];

const reading = (house: House): readonly string[] => [
  "<h2>Når du bare leser</h2>",
  "<p>Du kan lese alt på nettstedet uten å oppgi hvem du er. Serveren fører en teknisk logg med IP-adresse, tidspunkt og hva som ble hentet. Loggen brukes til å finne feil og stoppe angrep.</p>",
  ...facts(
    "Personvernforordningen artikkel 6 nr. 1 bokstav c: plikten til å sikre tjenesten, jamfør artikkel 32.",
    "Så lenge det er nødvendig for å finne feil og stoppe angrep.",
  ),
  ...(house.has("kino") && house.partner !== null
    ? [
        "<p>På sider med forestillinger spør nettleseren filmplattformen om hvor mange billetter som er igjen. Da ser plattformen IP-adressen din, men ikke hvem du er.</p>",
      ]
    : []),
  `<p>Noe lagres i nettleseren din for at sidene skal virke. Det blir hos deg. På siden om ${anchor("/informasjonskapsler", "informasjonskapsler")} ser du hva det er.</p>`,
];

const dealings = (house: House): readonly string[] => [
  ...(house.ticketSeller === null
    ? []
    : [
        "<h2>Når du kjøper billett</h2>",
        html`<p>Kjøpet skjer hos ${house.ticketSeller.name}, som selv er ansvarlig for opplysningene du gir der, og som har sin egen personvernerklæring. Vi kan få vite navn, kontaktopplysninger og hva du har kjøpt, så du kan få beskjed hvis noe blir avlyst eller flyttet.</p>`,
        ...facts(CONTRACT, "Til forestillingen er gjort opp. Regnskapsbilag må tas vare på i fem år."),
      ]),
  ...(house.has("utleie")
    ? [
        "<h2>Når du leier et rom</h2>",
        "<p>Vi behandler navn, kontaktopplysninger, hva rommet skal brukes til, og det som trengs for å sende faktura.</p>",
        ...facts(CONTRACT, "Til leien er gjort opp. Regnskapsbilag må tas vare på i fem år."),
      ]
    : []),
  ...(house.has("filmklubb")
    ? [
        "<h2>Når du er medlem av filmklubben</h2>",
        "<p>Vi behandler navnet, e-postadressen, lista di og billettene dine. Nettleseren din husker det samme mens du er logget inn. Filmplattformen er databehandler for oss.</p>",
        ...facts("Personvernforordningen artikkel 6 nr. 1 bokstav b: avtalen om medlemskap.", "Så lenge du er medlem."),
      ]
    : []),
  ...(house.has("bibliotek")
    ? [
        "<h2>Når du låner på biblioteket</h2>",
        "<p>Lånekort og lån føres i bibliotekets eget system, ikke på dette nettstedet. Spør i skranken om hva som er lagret om deg.</p>",
      ]
    : []),
];

const RIGHTS = [
  "<h2>Rettighetene dine</h2>",
  "<ul>",
  "<li><strong>Innsyn:</strong> Du kan få vite hva vi har lagret om deg, og få en kopi.</li>",
  "<li><strong>Retting og sletting:</strong> Du kan be oss om å rette det som er feil, og slette det vi ikke må ta vare på.</li>",
  "<li><strong>Begrensning:</strong> Du kan be oss om å la opplysningene ligge uten å bruke dem.</li>",
  "<li><strong>Protest:</strong> Du kan protestere mot behandling som bygger på bokstav e.</li>",
  "<li><strong>Dataportabilitet:</strong> Det vi behandler etter avtale eller samtykke, kan du få med deg.</li>",
  "</ul>",
  "<p>Du får svar så snart vi kan, og senest innen én måned. Det koster ikke noe.</p>",
  "<h2>Klage til Datatilsynet</h2>",
  `<p>Mener du at vi bryter reglene, vil vi gjerne høre fra deg først. Du kan også klage rett til ${anchor("https://www.datatilsynet.no", "Datatilsynet")}.</p>`,
];

/** The privacy statement, limited to what this house does. */
export const privacyArticle = (house: House) =>
  article(house, {
    id: "personvernerklaering",
    title: "Personvernerklæring",
    summary: "Hvilke opplysninger vi behandler om deg, hvorfor, hvor lenge, og hvilke rettigheter du har.",
    content: [
      html`<p>Denne erklæringen gjelder nettstedet til ${house.name} og det du gjør her. Vi samler inn så lite som mulig, og vi selger aldri opplysninger videre.</p>`,
      ...responsible(house),
      ...reading(house),
      ...dealings(house),
      "<h2>Når du skriver til oss</h2>",
      "<p>Vi bruker opplysningene til å svare deg. E-post til kommunen kan være dokumenter i en offentlig sak. Da må de arkiveres, og andre kan be om innsyn. Send aldri helseopplysninger eller fødselsnummer på e-post.</p>",
      ...facts(PUBLIC_TASK, "Til saken er besvart. Det som skal arkiveres, følger arkivlova."),
      ...RIGHTS,
    ],
    image: "hus",
    order: 2,
  });
