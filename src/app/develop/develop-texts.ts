/** Texts for editors and developers, in develop only. */
export const developTexts = {
  hasErrors: (count: number) =>
    `Innholdet har ${count} feil. Sidene viser det som sist var riktig, til ${count === 1 ? "den" : "de"} er rettet.`,
  show: "Hva er galt?",
  more: (count: number) => `… og ${count} til, se terminalen eller kjør npm run check:content.`,
};
