import type { Content, Entry } from "../pipeline/content";
import { type Problem, problemAt } from "../pipeline/problem";

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
            cure: "Gi en av dem et annet navn.",
          }),
        ]
      : [];
  });
};

const idOf = ({ id }: { readonly id: string }): string => id;

/** Ids, slugs and EDI numbers stand for one thing each. */
export const checkIdentity = (content: Content): readonly Problem[] => [
  ...repeated(content.sites, "id", idOf),
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
  ...repeated(content.redirects, "from", ({ from }) => from),
  ...content.pages.flatMap(({ entity, origin }) =>
    repeated(
      entity.blocks.map((block, index) => ({ entity: block, origin: { ...origin, path: ["blocks", index] } })),
      "id",
      idOf,
    ),
  ),
];
