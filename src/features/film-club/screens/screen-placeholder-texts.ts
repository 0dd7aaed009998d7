/**
 * Shown in place of a screen of the film club until it is loaded, or when that fails; a separate module without the
 * screens' texts.
 */
export const screenPlaceholderTexts = {
  loading: "Åpner filmklubben …",
  tryAgain: "Prøv igjen",
  needsScript: "Filmklubben trenger JavaScript. Slå det på i nettleseren for å logge inn.",
  closedHeading: "Filmklubben er stengt akkurat nå",
  closedText: "Du kan ikke logge inn for øyeblikket. Prøv igjen senere. Resten av nettstedet virker som vanlig.",
  notOpenedHeading: "Vi fikk ikke åpnet filmklubben",
  notOpenedText: "Det kan være nettet. Sjekk at du er på nett, og prøv igjen.",
} as const;
