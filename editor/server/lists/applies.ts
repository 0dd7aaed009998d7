import { ACCESSIBILITY_CHOICES } from "../../../domain/entities/event/accessibility";
import { isObject, type Json } from "../../../domain/json/json";
import { kroner } from "../../../domain/time/norwegian";
import type { Applies } from "../../api/applies";
import type { Placed } from "../content/content-folder";
import { resolvedShowing } from "./resolved-showing";

const CHOICES: Readonly<Record<string, string>> = ACCESSIBILITY_CHOICES;

/** "Voksen 135 kr, Barn 100 kr". Rents, which have a unit, are left out. */
export const pricesIn = (prices: unknown): string =>
  (Array.isArray(prices) ? prices : [])
    .filter((price) => isObject(price) && price.unit === undefined)
    .map(({ label, amount }) => `${label} ${typeof amount === "number" ? kroner(amount) : amount}`)
    .join(", ");

/** A showing's own prices come before any list. */
export const hasOwnPrices = ({ prices }: Json): boolean => Array.isArray(prices) && prices.length > 0;

const accessIn = (access: unknown): string =>
  (Array.isArray(access) ? access : []).map((kind) => CHOICES[String(kind)] ?? String(kind)).join(", ");

const textIn = (note: unknown): string => (typeof note === "string" ? note : "");

const ROWS = [
  { label: "Priser", field: "prices", reference: "priceList", textOf: pricesIn },
  { label: "Tilrettelegging", field: "accessibility", reference: "accessSet", textOf: accessIn },
  { label: "Beskjed", field: "note", reference: "noteText", textOf: textIn },
] as const;

const sourceOf = (value: Json, field: string, reference: string): string => {
  if (value[field] !== undefined) return "bare på denne forestillingen";
  return value[reference] === undefined ? "standard for salen" : "fra listen du har valgt";
};

/** Values that apply to an edited showing, with their origin. */
export const appliesTo = (
  value: Json,
  entities: readonly Placed[],
  siteId: string | undefined,
): Omit<Applies, "notes"> => {
  const resolved = resolvedShowing(value, entities, siteId);
  return {
    rows: ROWS.flatMap(({ label, field, reference, textOf }) => {
      const text = textOf(resolved[field]);
      return text === "" ? [] : [{ label, text, from: sourceOf(value, field, reference) }];
    }),
  };
};
