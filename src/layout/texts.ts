/** The fixed texts of header, footer and what surrounds a page, in Bokmål. */
export const layoutTexts = {
  skipToContent: "Hopp til hovedinnhold",
  menu: "Meny",
  closeMenu: "Lukk menyen",
  mainMenu: "Hovedmeny",
  footerMenu: "Om nettstedet",
  closeSearch: "Lukk søket",
  home: "til forsiden",
  builtFor: (day: string) => `Denne siden er fra ${day}. «I dag» betyr den dagen, og noe kan være endret etterpå.`,
  visitingAddress: "Besøksadresse",
  followUs: "Følg oss",
  accessibilityStatement: "Tilgjengelighetserklæring i uustatus",
  generator: (version: string) => `Kulturhus ${version}`,
  printTickets: (address: string) => `Billetter og hele programmet: ${address}`,
  logIn: "Logg inn",
  myPage: "Min side",
  loggedInAs: (userName: string) => `logget inn som ${userName}`,
} as const;
