const span = (days: number): string => (days === 1 ? "i dag" : `de neste ${days} dagene`);

export const occasionTexts = {
  nothing: (days: number) => `Ingenting i programmet passer ${span(days)}.`,
  full: (days: number) => `Det er ingen ledige plasser på det som passer ${span(days)}.`,
  next: "Her er det første som passer.",
  ask: "Ring eller skriv, så finner vi noe sammen.",
} as const;
