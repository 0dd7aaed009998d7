/**
 * Who owns the fields of a showing: a source those that it knows better than anybody, editors all others. The one place
 * where this stands; docs/sources.md has the same table.
 */
export const OWNERS = {
  start: "source",
  end: "source",
  hall: "source",
  status: "source",
  previousStart: "source",
  saleOpens: "source",
  prices: "source",
  ticketUrl: "source",
  // The source's when it comes with a cancellation or a move; its wording is the editors'.
  reason: "editors",
  production: "editors",
  accessibility: "editors",
  accessSet: "editors",
  features: "editors",
  note: "editors",
  noteText: "editors",
  priceList: "editors",
  // Written by the pull itself.
  id: "pull",
  changed: "pull",
  revision: "pull",
  source: "pull",
} as const;

/** Fields that a source owns, in groups that change together, with what messages call them. */
export const OWNED = [
  { label: "Begynner", fields: ["start"] },
  { label: "Slutter", fields: ["end"] },
  { label: "Sal", fields: ["hall"] },
  { label: "Status", fields: ["status", "previousStart"] },
  { label: "Salget åpner", fields: ["saleOpens"] },
  { label: "Priser", fields: ["prices"] },
  { label: "Billettlenke", fields: ["ticketUrl"] },
] as const;
