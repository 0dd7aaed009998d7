/**
 * The owner of each field of a showing: the source for what it knows best, else the editors. The single source of
 * truth; docs/sources.md has the same table.
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
  // Set by the source with a cancellation or a move; the wording is the editors'.
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

/** Fields owned by the source, in groups that change together, with their names in messages. */
export const OWNED = [
  { label: "Begynner", fields: ["start"] },
  { label: "Slutter", fields: ["end"] },
  { label: "Sal", fields: ["hall"] },
  { label: "Status", fields: ["status", "previousStart"] },
  { label: "Salget åpner", fields: ["saleOpens"] },
  { label: "Priser", fields: ["prices"] },
  { label: "Billettlenke", fields: ["ticketUrl"] },
] as const;
