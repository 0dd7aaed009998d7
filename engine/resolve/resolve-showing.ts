import { computedOnce } from "../../domain/collections/computed-once";
import type { ShowingLists } from "../../domain/entities/site/showing-lists";

export type Json = Readonly<Record<string, unknown>>;

/** Finds the kind of a production by its id: "movie", "culture", or undefined. */
export type ObjectOf = (production: unknown) => unknown;

interface Item {
  readonly id: string;
}

/** Of two items with the same id, which the check reports, the first. */
const byId = <Found extends Item>(items: readonly Found[]): ReadonlyMap<unknown, Found> =>
  new Map(items.toReversed().map((item) => [item.id, item]));

const indexed = computedOnce(({ priceLists, accessSets, noteTexts }: ShowingLists) => ({
  priceLists: byId(priceLists),
  accessSets: byId(accessSets),
  noteTexts: byId(noteTexts),
}));

/**
 * Default price list and access set of a showing: those of the first matching rows. When its production is not found,
 * which the check reports, a row for one kind matches too: prices are not reported as missing.
 */
const defaultsOf = (showing: Json, { showingDefaults }: ShowingLists, objectOf: ObjectOf) => {
  const kind = objectOf(showing.production);
  const fitting = showingDefaults.filter(
    ({ hall, object }) =>
      (hall === undefined || hall === showing.hall) && (object === undefined || kind === undefined || object === kind),
  );
  return {
    priceList: showing.status === "free" ? undefined : fitting.find(({ priceList }) => priceList)?.priceList,
    accessSet: fitting.find(({ accessSet }) => accessSet)?.accessSet,
  };
};

interface Reference<Found extends Item> {
  /** The field naming the item, and the one its value is written to. */
  readonly from: string;
  readonly to: string;
  readonly items: ReadonlyMap<unknown, Found>;
  /** Undefined when the item is empty. */
  readonly value: (item: Found) => unknown;
  readonly preset?: string | undefined;
}

/** A broken reference is kept, and reported by the check. */
const written = <Found extends Item>(showing: Json, reference: Reference<Found>): Json => {
  const { from, to, items, value, preset } = reference;
  const named = showing[from];
  if (named !== undefined && !items.has(named)) return showing;
  const { [from]: _reference, ...rest } = showing;
  if (rest[to] !== undefined) return rest;
  const found = items.get(named ?? preset);
  const said = found && value(found);
  return said === undefined ? rest : { ...rest, [to]: said };
};

/** A showing without lists: with its own prices, access and note. */
export const resolveShowing = (showing: Json, lists: ShowingLists, objectOf: ObjectOf): Json => {
  const { priceList, accessSet } = defaultsOf(showing, lists, objectOf);
  const { priceLists, accessSets, noteTexts } = indexed(lists);
  const prices = { from: "priceList", to: "prices", items: priceLists, preset: priceList };
  const access = { from: "accessSet", to: "accessibility", items: accessSets, preset: accessSet };
  const note = { from: "noteText", to: "note", items: noteTexts };
  const priced = written(showing, { ...prices, value: (list: ShowingLists["priceLists"][number]) => list.prices });
  const accessible = written(priced, {
    ...access,
    value: (set: ShowingLists["accessSets"][number]) => set.accessibility,
  });
  return written(accessible, { ...note, value: ({ text }: ShowingLists["noteTexts"][number]) => text || undefined });
};
