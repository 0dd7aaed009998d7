/** The fixed texts of the navigation notices and the broken page, in Bokmål. */
export const appTexts = {
  pageOpened: (title: string) => `Ny side: ${title}`,
  pageLoading: "Siden er på vei. Vent litt.",
  pageHeldHeading: "Vi får ikke kontakt",
  pageHeld: "Det ser ut til at du er uten nett, så siden du valgte, kan ikke hentes nå. Her kan du lese videre.",
  pageHeldTrying: "Prøver igjen …",
  pageStillHeld: "Fortsatt ikke kontakt. Sjekk nettet, og prøv igjen om litt.",
  closeMessage: "Lukk",
  brokenHeading: "Her gikk noe i stykker",
  brokenText: "Siden kan ikke vises akkurat nå. Feilen er vår. Last siden på nytt, eller gå til forsiden.",
  toFrontPage: "Gå til forsiden",
} as const;
