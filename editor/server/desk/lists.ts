import { buildMoment } from "../../../plugins/gatsby-source-kulturhus/src/build-day";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../../plugins/gatsby-source-kulturhus/src/content";
import { LISTS_IN_SITES } from "../../../plugins/gatsby-source-kulturhus/src/content/id-suggestions";
import { capitalised } from "../../../plugins/gatsby-source-kulturhus/src/content/models";
import { isObject } from "../../../src/rules/json/json";
import { kroner } from "../../../src/rules/time/norwegian";
import type { Desk, Lists, Problem, Summary } from "../../api/api";
import type { Placed } from "../content/content-folder";
import type { KeptDraft } from "../content/drafts";
import { formOf } from "../forms/describe-form";
import { shownText } from "./shown-text";
import { detailOf, pictureOf, titleOf } from "./summaries";

/** The kinds of content in the order in which the desk lists them; others follow. */
const ORDER: readonly EntityName[] = ["productions", "events", "articles", "pages", "menuItems", "redirects", "sites"];

const rank = (kind: EntityName): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

export const kindsOf = (entities: readonly Placed[]): Desk["kinds"] =>
  [...ENTITY_NAMES]
    .sort((a, b) => rank(a) - rank(b))
    .map((kind) => {
      const { type, schema, plural, presence } = entityDefinition(kind);
      return {
        kind,
        type,
        label: capitalised(plural),
        newLabel: kind === "sites" && presence === "needed" ? null : "Ny fra kopi",
        count: entities.filter((one) => one.kind === kind).length,
        form: formOf(schema),
      };
    });

interface Known {
  readonly entities: readonly Placed[];
  readonly problems: readonly Problem[];
  readonly drafts: readonly KeptDraft[];
}

interface Listing extends Known {
  readonly now: string;
}

const summaryOf = (one: Placed, { entities, problems, drafts, now }: Listing): Summary => {
  const own = problems.filter(({ entity }) => entity?.kind === one.kind && entity.id === one.id);
  const errors = own.filter(({ severity }) => severity === "error").length;
  return {
    id: one.id,
    title: titleOf(one, entities),
    detail: detailOf(one, entities),
    picture: pictureOf(one, entities),
    errors,
    warnings: own.length - errors,
    hasDraft: drafts.some(({ kind, id }) => kind === one.kind && id === one.id),
    shown: shownText(one.value, now),
  };
};

/** The prices of a price list: "Voksen 135 kr, Barn 100 kr". Rents, which have units, are no part of a name. */
const pricesIn = (prices: unknown): string =>
  (Array.isArray(prices) ? prices : [])
    .filter((price) => isObject(price) && price.unit === undefined)
    .map(({ label, amount }) => `${label} ${typeof amount === "number" ? kroner(amount) : amount}`)
    .join(", ");

const insideSites = ({ entities, now }: Listing, list: string): Summary[] =>
  entities.flatMap(({ kind, value }) => {
    const items: readonly unknown[] = kind === "sites" && Array.isArray(value[list]) ? value[list] : [];
    return items.filter(isObject).map((item) => ({
      id: String(item.id ?? ""),
      title: String(item.name ?? item.text ?? item.id ?? ""),
      detail: pricesIn(item.prices),
      picture: null,
      errors: 0,
      warnings: 0,
      hasDraft: false,
      shown: shownText(item, now),
    }));
  });

const byTitle = (a: Summary, b: Summary): number => a.title.localeCompare(b.title, "nb");

export const listsOf = (found: Known): Lists => {
  const known = { ...found, now: buildMoment() };
  const own = ENTITY_NAMES.map((kind) => {
    const found = known.entities.filter((one) => one.kind === kind);
    const sorted =
      kind === "events" ? [...found].sort((a, b) => String(a.value.start).localeCompare(String(b.value.start))) : found;
    const summaries = sorted.map((one) => summaryOf(one, known));
    return [entityDefinition(kind).type, kind === "events" ? summaries : summaries.sort(byTitle)] as const;
  });
  const inside = Object.entries(LISTS_IN_SITES).map(([type, list]) => [type, insideSites(known, list)] as const);
  return { byType: Object.fromEntries([...own, ...inside]) };
};
