import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { isObject, type Json } from "../../../domain/json/json";
import type { EntityName } from "../../../domain/kinds";
import { isCalendarDate } from "../../../domain/time/local-time";
import { longMoment } from "../../../domain/time/norwegian";
import type { Placed } from "../content/content-folder";

const textAt = (value: Json, name: string): string => (typeof value[name] === "string" ? String(value[name]) : "");

/** "tirsdag 1. desember kl. 18.00"; the text itself when it is not a moment. */
const whenOf = (moment: string): string =>
  isCalendarDate(moment.slice(0, 10)) && moment.length >= 16 ? longMoment(moment) : moment;

const productionsById = computedOnce((entities: readonly Placed[]) =>
  grouped<Placed, unknown>(
    entities.filter(({ kind }) => kind === "productions"),
    ({ id }) => id,
  ),
);

/** What a showing shows; the first one, when several have the id. */
export const productionOf = (value: Json, entities: readonly Placed[]): Placed | undefined =>
  productionsById(entities).get(value.production)?.[0];

const TITLE = "title";

/** The fields that hold titles, where they have another name. */
const TITLES: Partial<Readonly<Record<EntityName, string>>> = { sites: "name", menuItems: "label", redirects: "from" };

/** What people call an entity. */
export const titleOf = ({ kind, id, value }: Placed, entities: readonly Placed[]): string => {
  if (kind !== "events") return textAt(value, TITLES[kind] ?? TITLE) || id;
  const production = productionOf(value, entities);
  return production === undefined ? id : `${titleOf(production, entities)}, ${whenOf(textAt(value, "start"))}`;
};

/** The field that holds an entity's title; null where the title is made from others. */
export const titleFieldOf = (kind: EntityName): string | null => (kind === "events" ? null : (TITLES[kind] ?? TITLE));

/** The settings of all sites: there are few, among thousands of entities. */
export const sitesIn = computedOnce((entities: readonly Placed[]): readonly Placed[] =>
  entities.filter(({ kind }) => kind === "sites"),
);

/** The settings of the site that is edited: the one that is chosen (`SITE`), or the first. */
export const siteOf = (entities: readonly Placed[]): Json => {
  const sites = sitesIn(entities);
  return (sites.find(({ id }) => id === process.env.SITE) ?? sites[0])?.value ?? {};
};

const hallName = (id: unknown, entities: readonly Placed[]): string => {
  for (const { value } of sitesIn(entities)) {
    const halls = Array.isArray(value.halls) ? value.halls : [];
    const hall: unknown = halls.find((one: unknown) => isObject(one) && one.id === id);
    if (isObject(hall)) return textAt(hall, "name");
  }
  return String(id ?? "");
};

/** A second line in lists, for kinds of content that have one. */
const DETAILS: Partial<Readonly<Record<EntityName, (value: Json, entities: readonly Placed[]) => string>>> = {
  sites: (value) => textAt(value, "host"),
  menuItems: (value) => textAt(value, "path"),
  pages: (value) => textAt(value, "path"),
  productions: (value) => [textAt(value, "typeText"), textAt(value, "versionLabel")].filter(Boolean).join(", "),
  events: (value, entities) => hallName(value.hall, entities),
  articles: (value) => textAt(value, "summary"),
  redirects: (value) => textAt(value, "to"),
};

export const detailOf = ({ kind, value }: Placed, entities: readonly Placed[]): string =>
  DETAILS[kind]?.(value, entities) ?? "";

const imageIn = (value: unknown): string | null =>
  isObject(value) && typeof value.image === "string" && !value.image.startsWith("{") ? value.image : null;

/** The picture that stands for an entity in lists: a poster, or the only one. */
export const pictureOf = ({ kind, value }: Placed, entities: readonly Placed[]): string | null => {
  if (kind === "events") {
    const production = productionOf(value, entities);
    return production === undefined ? null : pictureOf(production, entities);
  }
  if (kind === "articles") return imageIn(value.image);
  const assets: readonly unknown[] = Array.isArray(value.assets) ? value.assets : [];
  const poster = assets.find((asset) => isObject(asset) && asset.type === "poster");
  return imageIn(poster ?? assets[0]);
};
