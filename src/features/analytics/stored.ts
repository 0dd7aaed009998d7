import { CONSENT_KEY } from "./consent";

interface Stored {
  /** Its names in the browser. */
  readonly name: RegExp;
  readonly where: "localStorage" | "sessionStorage" | "cookie" | "cache";
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  /** Only in some browsers. */
  readonly rare?: true;
  /** Only for film-club members and visitors with a list. */
  readonly byFilmClub?: true;
}

/** Everything that the site stores in a browser. A test compares it with a real browser's storage. */
export const STORED: readonly Stored[] = [
  {
    name: new RegExp(`^${CONSENT_KEY}$`),
    where: "localStorage",
    what: "Svaret ditt på om vi får føre statistikk",
    why: "Så vi slipper å spørre igjen",
    howLong: "Ett år",
  },
  {
    name: /^barnet$/,
    where: "sessionStorage",
    what: "Alderen du oppga under «Kan barnet se filmen?»",
    why: "Så alle filmer svarer for det barnet",
    howLong: "Til du lukker fanen",
  },
  {
    name: /^@@scroll\|/,
    where: "sessionStorage",
    what: "Hvor langt ned på siden du er kommet",
    why: "Så du kommer tilbake til samme sted når du går fram og tilbake mellom sider",
    howLong: "Til du lukker fanen",
  },
  {
    name: /^kulturhus-ny-utgave$/,
    rare: true,
    where: "sessionStorage",
    what: "Når siden sist ble lastet på nytt fordi nettstedet var endret",
    why: "Så det ikke skjer igjen og igjen",
    howLong: "Til du lukker fanen",
  },
  {
    name: /^(kulturhus-(sider|sidedata|kode|bilder)-|gatsby-plugin-offline-precache)/,
    where: "cache",
    what: "Sider du har lest, kinoprogrammet og forsiden",
    why: "Så du kan lese dem uten nett",
    howLong: "Til nyere sider tar plassen; høyst 40 sider og 150 bilder",
  },
  {
    name: /^cw-profile$/,
    byFilmClub: true,
    where: "localStorage",
    what: "Navn, e-post og nøkkel når du er logget inn",
    why: "Så du slipper å logge inn på hver side",
    howLong: "Til du logger ut",
  },
  {
    name: /^kulturhus-min-liste$/,
    byFilmClub: true,
    where: "localStorage",
    what: "Filmer du har satt på lista di",
    why: "Så du kan ha en liste uten å være medlem, og ingen film går tapt",
    howLong: "Til klubben har lagret dem, du tar dem bort eller du logger ut",
  },
  {
    name: /^kulturhus-billetter$/,
    byFilmClub: true,
    where: "localStorage",
    what: "Billettene dine når du er logget inn",
    why: "Så du kan vise dem i døra uten dekning",
    howLong: "Til de går ut eller du logger ut",
  },
  {
    name: /^kulturhus-satt-opp$/,
    byFilmClub: true,
    where: "localStorage",
    what: "Hvilke filmer på lista di som ikke var satt opp sist",
    why: "Så lista kan si fra når de er satt opp",
    howLong: "Til en uke etter at du har fått vite det, eller til du logger ut",
  },
  {
    name: /^kulturhus-dekk-anmeldelser$/,
    byFilmClub: true,
    where: "localStorage",
    what: "At du vil ha tekstene i anmeldelsene dekket til",
    why: "Så du slipper å velge det ved hver film",
    howLong: "Til du velger det bort",
  },
  {
    name: /^(XSRF-TOKEN|film-club-session)$/,
    byFilmClub: true,
    where: "cookie",
    what: "Om du er logget inn i klubben, og et merke mot falske kall",
    why: "Så bare du kan se og endre det som er ditt",
    howLong: "Til du logger ut; ellers til filmklubben avslutter økten, vanligvis 12 timer etter at du logget inn",
  },
];
