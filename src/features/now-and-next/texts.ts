/** The texts of "Nå og neste"; times come with their no-break spaces from `row-texts.ts`. */
export const texts = {
  now: "Nå: ",
  until: (time: string) => `til ${time}`,
  others: (count: number) => ` (og ${count} til)`,
  open: "Åpent",
  openUntil: (time: string) => `Åpent til ${time}`,
  closed: "Stengt",
  closedUntil: (time: string) => `Stengt, åpner ${time}`,
  quiet: "Ingenting på programmet de neste dagene",
  soldOut: " (utsolgt)",
  next: (time: string) => `Neste: ${time}, `,
} as const;
