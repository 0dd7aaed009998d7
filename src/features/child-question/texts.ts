/** The fixed texts of the question whether a child may see a film, in Bokmål. */
export const childQuestionTexts = {
  childQuestion: "Kan barnet se filmen?",
  childAge: "Barnets alder",
  childOfAge: (age: number) => (age === 0 ? "Barn under 1 år" : `Barn på ${age} år`),
  childYears: (age: number) => (age === 0 ? "Under 1 år" : `${age} år`),
  childWithAdult: "En voksen (18 år eller eldre) blir med i salen",
  childFolded: "Filmer som barnet ikke får se, blir brettet sammen.",
  childNote: "Det er en grense, ikke en anbefaling.",
  childTold: (age: string, withAdult: boolean) =>
    `Svar for barn på ${age.toLowerCase()}, ${withAdult ? "sammen med en voksen" : "uten voksen"}, står ved hver film.`,
} as const;
