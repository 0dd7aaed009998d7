import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { type Related, textAt } from "../../../domain/entities/listing";
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

const relatedIn = computedOnce(
  (entities: readonly Placed[]): Related => ({
    productionOf: (production) => {
      const found = productionOf({ production }, entities);
      return found === undefined ? null : { title: titleOf(found, entities), picture: pictureOf(found, entities) };
    },
    hallNameOf: (id) => hallNameOf(id, entities),
  }),
);

/** Title of an entity; its id without one. */
export const titleOf = ({ kind, id, value }: Placed, entities: readonly Placed[]): string => {
  const { title, titleField } = entityDefinition(kind).listing;
  return (title?.(value, relatedIn(entities)) ?? textAt(value, titleField ?? "")) || id;
};

/** Second line in lists. */
export const detailOf = ({ kind, value }: Placed, entities: readonly Placed[]): string =>
  entityDefinition(kind).listing.detail(value, relatedIn(entities));

/** Picture of an entity in lists. */
export const pictureOf = ({ kind, value }: Placed, entities: readonly Placed[]): string | null =>
  entityDefinition(kind).listing.picture?.(value, relatedIn(entities)) ?? null;
