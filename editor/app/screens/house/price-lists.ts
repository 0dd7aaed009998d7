import { freeName } from "../../../../domain/json/free-name";
import type { Json } from "../../../../domain/json/json";
import { slugOf } from "../../../../domain/json/made-value";
import { objectsIn } from "./part-hours";

/** Price lists, as JSON, as one table: a list is a row, and a type of ticket, by its name, a column. */

export interface TicketRow {
  readonly label: string;
  /** Lists may have a name twice: the place among these. */
  readonly nth: number;
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const pricesIn = ({ prices }: Json): readonly Json[] => objectsIn(prices);

/** The place of a type in a list; -1 when it has none. */
export const placeIn = (list: Json, { label, nth }: TicketRow): number =>
  pricesIn(list).flatMap((price, at) => (textIn(price.label) === label ? [at] : []))[nth] ?? -1;

export const ticketRows = (lists: readonly Json[], added: readonly string[]): readonly TicketRow[] => {
  const most = new Map<string, number>();
  for (const list of lists) {
    const labels = pricesIn(list).map(({ label }) => textIn(label));
    for (const label of labels)
      most.set(label, Math.max(most.get(label) ?? 0, labels.filter((one) => one === label).length));
  }
  for (const label of added) most.set(label, most.get(label) ?? 1);
  return [...most].flatMap(([label, count]) => Array.from({ length: count }, (_, nth) => ({ label, nth })));
};

/** "135", "99,50"; a text that is no amount as it is; "" without a price. */
export const amountText = (list: Json, row: TicketRow): string => {
  const amount = pricesIn(list)[placeIn(list, row)]?.amount;
  return amount === undefined ? "" : String(amount).replace(".", ",");
};

/** "135 kr" and "135,-" → 135, "gratis" → 0; null when it is no amount. */
export const amountOf = (written: string): number | null => {
  const text = written
    .toLowerCase()
    .replace(/kr\.?|kroner|,-$|[\s\u00a0]/g, "")
    .replace(",", ".");
  if (text === "gratis") return 0;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : null;
};

/** A list with another amount of a type; an empty one takes it away. A new type takes its place among the rows. */
export const withAmount = (list: Json, row: TicketRow, written: string, rows: readonly TicketRow[]): Json => {
  const prices = pricesIn(list);
  const at = placeIn(list, row);
  if (written.trim() === "") return { ...list, prices: prices.filter((_, other) => other !== at) };
  const amount = amountOf(written) ?? written;
  if (at >= 0) return { ...list, prices: prices.map((price, other) => (other === at ? { ...price, amount } : price)) };
  const rank = ({ label }: { readonly label?: unknown }): number => rows.findIndex((one) => one.label === label);
  const after = prices.findIndex((price) => rank(price) > rank(row));
  const place = after < 0 ? prices.length : after;
  return { ...list, prices: [...prices.slice(0, place), { label: row.label, amount }, ...prices.slice(place)] };
};

/** The lists in which a type has an amount. */
export const listsWith = (lists: readonly Json[], row: TicketRow, amount: string): readonly number[] =>
  lists.flatMap((list, at) => (amountText(list, row) === amount ? [at] : []));

/** All lists with another name of a type; without one, without the type. */
export const withLabel = (lists: readonly Json[], row: TicketRow, label: string | null): readonly Json[] =>
  lists.map((list) => {
    const at = placeIn(list, row);
    if (at < 0) return list;
    const prices = pricesIn(list).flatMap((price, other) => {
      if (other !== at) return [price];
      return label === null ? [] : [{ ...price, label }];
    });
    return { ...list, prices };
  });

export const withNewList = (lists: readonly Json[], name: string): readonly Json[] => {
  const taken = new Set(lists.map(({ id }) => id));
  return [...lists, { id: freeName(slugOf(name) || "priser", (id) => taken.has(id)), name, prices: [] }];
};

export const UNUSED = "Brukes ikke";

const OBJECTS: Readonly<Record<string, string>> = { movie: "filmer", culture: "arrangementer" };

/** "Filmer i Kinosal, og 3 forestillinger", "Brukes ikke" */
export const usesText = (id: unknown, { showingDefaults, halls }: Json, count: number): string => {
  const usual = objectsIn(showingDefaults)
    .filter(({ priceList }) => priceList === id)
    .map(({ hall, object }) => {
      const name = objectsIn(halls).find((one) => one.id === hall)?.name;
      return `${OBJECTS[textIn(object)] ?? "alt"} i ${hall === undefined ? "alle saler" : textIn(name)}`;
    });
  const chosen = count === 0 ? [] : [count === 1 ? "brukes på 1 forestilling" : `brukes på ${count} forestillinger`];
  const all = [...usual.map((one) => `Vanlig for ${one}`), ...chosen].join(", ");
  return all === "" ? UNUSED : all.charAt(0).toUpperCase() + all.slice(1);
};
