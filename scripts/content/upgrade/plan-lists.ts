import { isDeepStrictEqual } from "node:util";
import { type Common, commonValues, FEWEST, isRecord, type Json, type Written } from "./common-values";
import { accessNames, idFor, noteNames, priceNames } from "./list-names";

interface Kind {
  /** The list in the settings, and the field of its items that holds the value. */
  readonly list: "priceLists" | "accessSets" | "noteTexts";
  readonly holds: string;
  /** The field of a showing that has the value, and the one that refers to the list. */
  readonly field: "prices" | "accessibility" | "note";
  readonly reference: "priceList" | "accessSet" | "noteText";
  readonly names: (common: Common) => readonly string[];
}

const KINDS: readonly Kind[] = [
  { list: "priceLists", holds: "prices", field: "prices", reference: "priceList", names: priceNames },
  { list: "accessSets", holds: "accessibility", field: "accessibility", reference: "accessSet", names: accessNames },
  { list: "noteTexts", holds: "text", field: "note", reference: "noteText", names: noteNames },
];

/** A field of a showing that becomes a reference, or that a default makes superfluous (`id` null). */
export interface Move {
  readonly showing: Written;
  readonly field: string;
  readonly reference: string;
  readonly id: string | null;
}

export interface Plan {
  /** New items by their list in the settings. */
  readonly added: Readonly<Record<string, readonly Json[]>>;
  readonly moves: readonly Move[];
}

const itemsIn = (settings: Json, list: string): readonly Json[] => {
  const items = settings[list];
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

const planKind = (all: readonly Written[], settings: Json, kind: Kind) => {
  const { list, holds, field, reference, names } = kind;
  const items = [...itemsIn(settings, list)];
  const had = items.length;
  const without = all.filter(({ showing }) => showing[reference] === undefined);
  const known = items.map((item) => item[holds]);
  // A new list with an id that something refers to in vain would give it those values.
  const referred = [...all.map(({ showing }) => showing), ...itemsIn(settings, "showingDefaults")].flatMap((one) => {
    const id = one[reference];
    return typeof id === "string" ? [id] : [];
  });
  const moves = commonValues(without, field, known).flatMap((common): readonly Move[] => {
    const taken = [...items.map(({ id }) => String(id)), ...referred];
    const wanted = names(common);
    const name = wanted.find((one) => !taken.includes(idFor(one, []))) ?? wanted.at(-1) ?? list;
    const found = items.find((item) => isDeepStrictEqual(item[holds], common.value));
    const item: Json = found ?? {
      id: idFor(name, taken),
      ...(list !== "noteTexts" && { name }),
      [holds]: common.value,
    };
    if (found === undefined) items.push(item);
    return common.showings.map((showing) => ({ showing, field, reference, id: String(item.id) }));
  });
  return { added: items.slice(had), moves };
};

const groupOf = ({ showing, production }: Written): string => `${showing.hall} ${production.object}`;

/** The list that most showings of a group have; null when the default would reach a showing that has none. */
const usualIn = (group: readonly Written[], moves: readonly Move[], field: string): string | null => {
  const open = group.filter(({ showing }) => field !== "prices" || showing.status !== "free");
  if (open.some(({ showing }) => showing[field] === undefined)) return null;
  const ids = moves.filter(({ showing }) => open.includes(showing)).map(({ id }) => id);
  const [usual, count] = [...new Set(ids)]
    .map((id) => [id, ids.filter((one) => one === id).length] as const)
    .reduce((most, one) => (one[1] > most[1] ? one : most), [null, 1] as readonly [string | null, number]);
  return count >= FEWEST && count * 2 > group.length ? usual : null;
};

/** Defaults by hall and kind; only for a site that has none, since the first row that fits applies. */
const planDefaults = (all: readonly Written[], settings: Json, moves: readonly Move[]): readonly Json[] => {
  if (itemsIn(settings, "showingDefaults").length > 0) return [];
  return [...new Set(all.map(groupOf))].flatMap((name) => {
    const group = all.filter((one) => groupOf(one) === name);
    const ofField = (field: string) =>
      usualIn(
        group,
        moves.filter((move) => move.field === field),
        field,
      );
    const [priceList, accessSet] = [ofField("prices"), ofField("accessibility")];
    const [first] = group;
    if (first === undefined || (priceList === null && accessSet === null)) return [];
    return [
      {
        hall: first.showing.hall,
        object: first.production.object,
        ...(priceList !== null && { priceList }),
        ...(accessSet !== null && { accessSet }),
      },
    ];
  });
};

/** What is to be moved from showings into the settings' lists, so that the site stays the same. */
export const planLists = (all: readonly Written[], settings: Json): Plan => {
  const kinds = KINDS.map((kind) => ({ kind, ...planKind(all, settings, kind) }));
  const moves = kinds.flatMap((kind) => kind.moves);
  const defaults = planDefaults(all, settings, moves);
  const isUsual = ({ showing, reference, field, id }: Move): boolean =>
    defaults.some(
      (row) =>
        row.hall === showing.showing.hall &&
        row.object === showing.production.object &&
        row[reference] === id &&
        !(field === "prices" && showing.showing.status === "free"),
    );
  return {
    added: {
      ...Object.fromEntries(kinds.map(({ kind, added }) => [kind.list, added])),
      showingDefaults: defaults,
    },
    moves: moves.map((move) => (isUsual(move) ? { ...move, id: null } : move)),
  };
};
