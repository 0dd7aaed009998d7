import { redirectPath } from "../../../../src/rules/redirect-path";
import type { Content, Entry } from "../pipeline/content";
import { type Origin, type Problem, problemAt } from "../pipeline/problem";

/** What to do where another name is no way out. */
const CURES: Readonly<Record<string, string>> = {
  from: "Fjern den ene: en gammel adresse kan bare føre ett sted.",
  id: "Gi en av dem en annen id. Er det samme ting skrevet to ganger, så fjern den ene.",
  ediNumber: "Rett det ene nummeret. Hver versjon av en film har sitt eget.",
};

const repeated = <Entity>(
  entries: readonly Entry<Entity>[],
  field: string,
  keyOf: (entity: Entity) => string,
): readonly Problem[] => {
  const seen = new Map<string, Entry<Entity>>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry.entity);
    const first = seen.get(key);
    seen.set(key, first ?? entry);
    return first
      ? [
          problemAt(entry.origin, {
            at: [field],
            message: `er «${key}», men den er brukt i ${first.origin.file} også.`,
            cure: CURES[field] ?? "Gi en av dem et annet navn.",
          }),
        ]
      : [];
  });
};

/** The items of a list in one file, each with its own place. */
const below = <Item>(origin: Origin, list: string, items: readonly Item[]): readonly Entry<Item>[] =>
  items.map((entity, index) => ({ entity, origin: { ...origin, path: [list, index] } }));

const idOf = ({ id }: { readonly id: string }): string => id;

/** Ids, slugs and EDI numbers stand for one thing each. */
export const checkIdentity = (content: Content): readonly Problem[] => [
  ...repeated(content.sites, "id", idOf),
  ...content.sites.flatMap(({ entity, origin }) =>
    (["halls", "openingHours", "contact"] as const).flatMap((list) =>
      repeated(below<{ readonly id: string }>(origin, list, entity[list]), "id", idOf),
    ),
  ),
  ...repeated(content.menuItems, "id", idOf),
  ...repeated(content.pages, "id", idOf),
  ...repeated(content.productions, "id", idOf),
  ...repeated(content.events, "id", idOf),
  ...repeated(content.articles, "id", idOf),
  ...repeated(content.articles, "slug", ({ slug }) => slug),
  ...repeated(
    content.productions.filter(({ entity }) => entity.object === "movie"),
    "ediNumber",
    (production) => (production.object === "movie" ? production.ediNumber : ""),
  ),
  ...repeated(
    content.productions.filter(({ entity }) => entity.object === "culture"),
    "pageReference",
    (production) => (production.object === "culture" ? production.pageReference : ""),
  ),
  ...repeated(content.redirects, "from", ({ from }) => redirectPath(from) ?? from),
  ...content.pages.flatMap(({ entity, origin }) => [
    ...repeated(below(origin, "blocks", entity.blocks), "id", idOf),
    ...repeated(below(origin, "sources", entity.sources), "name", ({ name }) => name),
  ]),
];
