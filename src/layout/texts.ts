import { graphql } from "gatsby";
import { dateIn, filled } from "../../domain/time/in-language";
import type { LocalDate } from "../../domain/time/local-time";
import { longDate } from "../../domain/time/norwegian";
import { siteTexts } from "../lib/texts";

export type FrameTexts = Omit<Queries.FrameWordsFragment, "key">;

/** The texts of header and footer, which a page in another language has in its own. */
const FRAME: FrameTexts = {
  skipToContent: "Hopp til hovedinnhold",
  menu: "Meny",
  closeMenu: "Lukk menyen",
  mainMenu: "Hovedmeny",
  footerMenu: "Om nettstedet",
  search: siteTexts.search,
  searchLabel: siteTexts.searchLabel,
  searchPlaceholder: siteTexts.searchPlaceholder,
  closeSearch: "Lukk søket",
  home: "til forsiden",
  logIn: "Logg inn",
  myPage: "Min side",
  loggedInAs: "logget inn som {name}",
  openingHours: siteTexts.openingHours,
  contact: siteTexts.contact,
  visitingAddress: "Besøksadresse",
  followUs: "Følg oss",
  accessibilityStatement: "Tilgjengelighetserklæring",
  newWindow: siteTexts.newWindow,
  reportFault: "Meld fra om feil på denne siden",
  printTickets: "Billetter og hele programmet: {address}",
};

/** Header and footer in a language; in the site's own without one. */
export const frameTexts = (words: Queries.FrameWordsFragment | null): FrameTexts => words ?? FRAME;

interface Menu {
  readonly nodes: readonly { readonly onPagesIn: { readonly key: string } | null }[];
}

/** The language of a menu, where a page in another language has the site's. */
export const menuLanguage = ({ nodes }: Menu, own: string | undefined): string | undefined =>
  nodes.some(({ onPagesIn }) => onPagesIn) ? undefined : own;

/** The notes around a page, in its language, or in the site's where it has no texts in that. */
export const notesIn = (words: Queries.NoteWordsFragment | null) =>
  words === null
    ? {
        lang: undefined,
        builtFor: (date: LocalDate) =>
          `Denne siden er fra ${longDate(date)}. «I dag» betyr den dagen, og noe kan være endret etterpå.`,
        inDevelopment: "Under utvikling: dette nettstedet er ikke ferdig.",
        onTrial: "Prøveutgave: dette nettstedet er ikke tatt i bruk ennå, og noe av det er bare eksempler.",
      }
    : {
        ...words,
        lang: words.key,
        builtFor: (date: LocalDate) => filled(words.builtFor, { date: `${dateIn(words, date)} ${date.slice(0, 4)}` }),
      };

/** The other fixed texts around pages, in Bokmål. */
export const layoutTexts = {
  faultSubject: (title: string) => (title === "" ? "Feil på nettstedet" : `Feil på siden «${title}»`),
  faultBody: (address: string) => `Siden: ${address}\n\nHva gikk galt?\n\nEventuelt hjelpemiddel:\n`,
  generator: (version: string) => `Kulturhus ${version}`,
  paperPrices: "Billettpriser",
  paperMost: "De fleste",
  paperCode: "Skann for billetter og endringer",
} as const;

export const query = graphql`
  fragment FrameWords on Language {
    key
    skipToContent
    menu
    closeMenu
    mainMenu
    footerMenu
    search
    searchLabel
    searchPlaceholder
    closeSearch
    home
    logIn
    myPage
    loggedInAs
    openingHours
    contact
    visitingAddress
    followUs
    accessibilityStatement
    newWindow
    reportFault
    printTickets
  }

  fragment NoteWords on Language {
    key
    builtFor
    inDevelopment
    onTrial
    weekdays
    months
    dateForm
  }
`;
