import type { LocalDate } from "../../domain/time/local-time";
import { longDate } from "../../domain/time/norwegian";

const day = (language: string, date: LocalDate): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));

/** The notes around a page, in its language. */
const NOTES = {
  nb: {
    builtFor: (date: LocalDate) =>
      `Denne siden er fra ${longDate(date)}. «I dag» betyr den dagen, og noe kan være endret etterpå.`,
    development: "Under utvikling: dette nettstedet er ikke ferdig.",
    test: "Prøveutgave: dette nettstedet er ikke tatt i bruk ennå, og noe av det er bare eksempler.",
    reportFault: "Meld fra om feil på denne siden",
  },
  en: {
    builtFor: (date: LocalDate) =>
      `This page is from ${day("en-GB", date)}. “Today” means that day, and things may have changed since.`,
    development: "Under development: this website is not finished.",
    test: "Trial version: this website is not in use yet, and some of it is only examples.",
    reportFault: "Report a problem with this page",
  },
  de: {
    builtFor: (date: LocalDate) =>
      `Diese Seite ist vom ${day("de", date)}. „Heute“ meint diesen Tag, und manches kann sich seither geändert haben.`,
    development: "In Entwicklung: Diese Website ist noch nicht fertig.",
    test: "Testversion: Diese Website ist noch nicht in Betrieb, und manches darauf ist nur ein Beispiel.",
    reportFault: "Einen Fehler auf dieser Seite melden",
  },
} as const;

/** Where a language has no notes of its own, a page in it has English ones; `null` is the site's own language. */
export const notesIn = (language: string | null) => {
  const code = language === null || /^n[bno]/.test(language) ? "nb" : language.slice(0, 2);
  const known = code === "nb" || code === "de" ? code : "en";
  return { ...NOTES[known], lang: known === "nb" ? undefined : known };
};

/** The fixed texts of header, footer and the frame of pages, in Bokmål. */
export const layoutTexts = {
  skipToContent: "Hopp til hovedinnhold",
  menu: "Meny",
  closeMenu: "Lukk menyen",
  mainMenu: "Hovedmeny",
  footerMenu: "Om nettstedet",
  closeSearch: "Lukk søket",
  home: "til forsiden",
  visitingAddress: "Besøksadresse",
  followUs: "Følg oss",
  accessibilityStatement: "Tilgjengelighetserklæring i uustatus",
  faultSubject: (title: string) => `Feil på siden «${title}»`,
  faultBody: (address: string) => `Siden: ${address}\n\nHva gikk galt?\n\nEventuelt hjelpemiddel:\n`,
  generator: (version: string) => `Kulturhus ${version}`,
  printTickets: (address: string) => `Billetter og hele programmet: ${address}`,
  paperPrices: "Billettpriser",
  paperMost: "De fleste",
  paperCode: "Skann for billetter og endringer",
  logIn: "Logg inn",
  myPage: "Min side",
  loggedInAs: (userName: string) => `logget inn som ${userName}`,
} as const;
