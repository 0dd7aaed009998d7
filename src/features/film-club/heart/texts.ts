/** The fixed texts of a film's heart, in Bokmål. Every page loads them; the texts of the screens are in `screens`. */
export const heartTexts = {
  heartAdd: "Legg til i Min liste",
  heartAdded: "På Min liste",
  heartNamed: (label: string, title: string) => `${label}: ${title}`,
  toMyList: "Se Min liste",
} as const;
