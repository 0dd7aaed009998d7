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

/** What a showing shows; the first one, when several have the id. */
export const productionOf = (value: Json, entities: readonly Placed[]): Placed | undefined =>
  productionsById(entities).get(value.production)?.[0];

/** The settings of all sites: there are few, among thousands of entities. */
const sitesIn = computedOnce((entities: readonly Placed[]): readonly Placed[] =>
  entities.filter(({ kind }) => kind === "sites"),
);

/** The settings of the site that is edited: the one that is chosen (`SITE`), or the first. */
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

/** What people call an entity; its id, when it has no title. */
export const titleOf = ({ kind, id, value }: Placed, entities: readonly Placed[]): string => {
  const { title, titleField } = entityDefinition(kind).listing;
  return (title?.(value, relatedIn(entities)) ?? textAt(value, titleField ?? "")) || id;
};

/** A second line in lists. */
export const detailOf = ({ kind, value }: Placed, entities: readonly Placed[]): string =>
  entityDefinition(kind).listing.detail(value, relatedIn(entities));

/** The picture that stands for an entity in lists. */
export const pictureOf = ({ kind, value }: Placed, entities: readonly Placed[]): string | null =>
  entityDefinition(kind).listing.picture?.(value, relatedIn(entities)) ?? null;
