import { isObject } from "../../domain/json/json";
import { kroner } from "../../domain/time/norwegian";

type Json = Readonly<Record<string, unknown>>;

const recordsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const amount = (value: unknown): string | null => (typeof value === "number" ? kroner(value) : null);
const words = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

const priceIn = ({ prices }: Json) => amount(recordsIn(prices)[0]?.amount);

const addressIn = ({ address }: Json): string | null =>
  isObject(address) ? `${address.street}, ${address.postalCode} ${address.city}` : null;

const doorsOf = ({ followsProgramme }: Json) =>
  isObject(followsProgramme) ? words(followsProgramme.minutesBefore) : null;

/**
 * Facts of a site's unchecked settings, by the names that texts bind. "pris kino" is the first price of a list,
 * "plasser festsal" a hall's capacity, "åpner kinoen" how many minutes before a showing doors open; a name without a
 * space is that of a fact in `facts`, "adresse" or "reklame".
 */
export const factsIn = (settings: unknown): ReadonlyMap<string, string> => {
  if (!isObject(settings)) return new Map();
  const each = (kind: string, items: unknown, said: (item: Json) => string | null) =>
    recordsIn(items).map((item) => [`${kind} ${String(item.id)}`.trim(), said(item)] as const);
  const all = [
    ["adresse", addressIn(settings)] as const,
    ["reklame", words(settings.advertisingMinutes)] as const,
    ...each("", settings.facts, ({ text }) => words(text)),
    ...each("pris", settings.priceLists, priceIn),
    ...each("plasser", settings.halls, ({ capacity }) => words(capacity)),
    ...each("åpner", settings.openingHours, doorsOf),
  ];
  return new Map(all.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
};
