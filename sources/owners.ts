/**
 * The fields of a showing that the source owns, in groups that change together, with their names in messages.
 * docs/sources.md has the owners of the others: the editors, or the pull itself. A reason is set with a cancellation or
 * a move; its wording is the editors'.
 */
export const OWNED = [
  { label: "Begynner", fields: ["start"] },
  { label: "Slutter", fields: ["end"] },
  { label: "Sal", fields: ["hall"] },
  { label: "Status", fields: ["status", "previousStart"] },
  { label: "Salget åpner", fields: ["saleOpens"] },
  { label: "Priser", fields: ["prices"] },
  { label: "Billettlenke", fields: ["ticketUrl"] },
] as const;
