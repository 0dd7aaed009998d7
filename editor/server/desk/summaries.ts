import { byText } from "../../../domain/collections/by-text";
import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { type ListPart, type Placement, type Related, textAt } from "../../../domain/entities/listing";
import { isObject, type Json } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import type { Placed } from "../content/content-folder";

const productionsById = computedOnce((entities: readonly Placed[]) =>
  grouped<Placed, unknown>(
    entities.filter(({ kind }) => kind === "productions"),
    ({ id }) => id,
  ),
);

/** Production of a showing; the first, when several share the id. */
export const productionOf = (value: Json, entities: readonly Placed[]): Placed | undefined =>
  productionsById(entities).get(value.production)?.[0];

/** Settings of all sites, cached: there are few, among thousands of entities. */
const sitesIn = computedOnce((entities: readonly Placed[]): readonly Placed[] =>
  entities.filter(({ kind }) => kind === "sites"),
);

/** Settings of the site being edited: the one chosen by `SITE`, or the first. */
export const siteOf = (entities: readonly Placed[]): Json => {
  const sites = sitesIn(entities);
  return (sites.find(({ id }) => id === process.env.SITE) ?? sites[0])?.value ?? {};
};

const hallNameOf = (id: unknown, entities: readonly Placed[]): string => {
  for (const { value } of sitesIn(entities)) {
    const halls = Array.isArray(value.halls) ? value.halls : [];
    const hall: unknown = halls.find((one: unknown) => isObject(one) && one.id === id);
    if (isObject(hall)) return textAt(hall, "name");
  }
  return String(id ?? "");
};

const menuItemsById = computedOnce(
  (entities: readonly Placed[]) =>
    new Map<unknown, Json>(entities.flatMap(({ kind, id, value }) => (kind === "menuItems" ? [[id, value]] : []))),
);

/** The first that leads to each address. */
const menuItemByPath = computedOnce(
  (entities: readonly Placed[]) =>
    new Map<string, Json>(
      [...menuItemsById(entities).values()].map((item) => [textAt(item, "path"), item] as const).reverse(),
    ),
);

/** Items that are above each other end the trail. */
const menuAbove = (id: unknown, entities: readonly Placed[]): readonly Json[] => {
  const above = new Set<Json>();
  for (let item = menuItemsById(entities).get(id); item && !above.has(item); ) {
    above.add(item);
    item = menuItemsById(entities).get(item.parent);
  }
  return [...above].reverse();
};

const relatedIn = computedOnce(
  (entities: readonly Placed[]): Related => ({
    productionOf: (production) => {
      const found = productionOf({ production }, entities);
      return found === undefined ? null : { title: titleOf(found, entities), picture: pictureOf(found, entities) };
    },
    hallNameOf: (id) => hallNameOf(id, entities),
    menuAbove: (id) => menuAbove(id, entities),
    menuTo: (path) => {
      const item = menuItemByPath(entities).get(path);
      return item === undefined ? [] : [...menuAbove(item.parent, entities), item];
    },
  }),
);

/** Title of an entity; its id without one. */
export const titleOf = ({ kind, id, value }: Placed, entities: readonly Placed[]): string => {
  const { title, titleField } = entityDefinition(kind).listing;
  return (title?.(value, relatedIn(entities)) ?? textAt(value, titleField ?? "")) || id;
};

/** "Kråka, fredag 4. desember kl. 18.00 og 2 til" */
export const firstAndMore = ([first, ...others]: readonly Placed[], entities: readonly Placed[]): string => {
  const title = first === undefined ? "" : titleOf(first, entities);
  return others.length === 0 ? title : `${title} og ${others.length} til`;
};

/** A film or an arrangement as its showings are called: with its version. */
export const nameWithVersion = (production: Placed, entities: readonly Placed[]): string =>
  [titleOf(production, entities), textAt(production.value, "versionLabel")].filter(Boolean).join(", ");

/** Second line in lists. */
export const detailOf = ({ kind, value }: Placed, entities: readonly Placed[]): string =>
  entityDefinition(kind).listing.detail(value, relatedIn(entities));

/** What an entity's kind is sorted by in lists; null for the title. */
export const sortKeyOf = ({ kind, value }: Placed, entities: readonly Placed[]): string | null =>
  entityDefinition(kind).listing.sortKey?.(value, relatedIn(entities)) ?? null;

/** The part of its list that an entity stands in; null where lists have none. */
export const listPartOf = ({ kind, value }: Placed, entities: readonly Placed[]): ListPart | null =>
  entityDefinition(kind).listing.part?.(value, relatedIn(entities)) ?? null;

/** Where an entity stands in a list that is ordered by hand; null in others. */
export const placementOf = ({ kind, value }: Placed, entities: readonly Placed[]): Placement | null =>
  entityDefinition(kind).listing.placement?.(value, relatedIn(entities)) ?? null;

/** Those that an entity is ordered among by hand, in order. */
export const siblingsOf = computedOnce((entities: readonly Placed[]) => {
  const keyOf = (one: Placed): string => `${one.kind} ${placementOf(one, entities)?.among}`;
  const inOrder = entities
    .filter((one) => placementOf(one, entities) !== null)
    .toSorted(byText((one) => sortKeyOf(one, entities) ?? ""));
  const groups = grouped(inOrder, keyOf);
  return (one: Placed): readonly Placed[] => groups.get(keyOf(one)) ?? [];
});

/** Picture of an entity in lists. */
export const pictureOf = ({ kind, value }: Placed, entities: readonly Placed[]): string | null =>
  entityDefinition(kind).listing.picture?.(value, relatedIn(entities)) ?? null;
