import { CONSENT_KEY } from "./consent";

interface Stored {
  /** Which names it has in the browser. */
  readonly name: RegExp;
  readonly where: "localStorage" | "sessionStorage" | "cookie" | "cache";
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

/** Everything that the site keeps in a reader's browser. A test compares it with what a browser really holds. */
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
];
