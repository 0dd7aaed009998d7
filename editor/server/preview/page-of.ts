import type { Json } from "../../../domain/json/json";
import { comesAndGoes } from "../../../engine/expand/expand-routes";
import type { LoadedContent } from "../../../engine/expand/resolve-sources";

type Pages = LoadedContent["resolvedPages"];

interface Shown {
  readonly kind: string;
  readonly file: string;
  readonly value: Json;
}

/** The page about an entity: of the pages that always exist, the one that shows it with the fewest others. */
const pageAbout = (isOne: (origin: { readonly file: string }, id: string) => boolean, pages: Pages): string | null => {
  const about = pages
    .filter(({ page }) => !comesAndGoes(page.entity))
    .filter(({ subjects }) => subjects.some(({ origin, entity }) => isOne(origin, entity.id)))
    .sort((a, b) => a.subjects.length - b.subjects.length);
  return about[0]?.path ?? null;
};

/** Preview page of an entity: its own, that of a showing's film, or else the front page. */
export const pageOf = ({ kind, file, value }: Shown, pages: Pages): string => {
  if (kind === "pages") return pages.find(({ page }) => page.entity.id === value.id)?.path ?? "/";
  const production = kind === "events" ? value.production : null;
  const own = pageAbout((origin, id) => (production ? id === production : origin.file === file), pages);
  return own ?? "/";
};

/** Source of a page's block: page id, title and index. */
export const partAt = (path: string, block: string, pages: Pages) => {
  const page = pages.find((one) => one.path === path)?.page.entity;
  const index = page?.blocks.findIndex(({ id }) => id === block) ?? -1;
  return page === undefined || index < 0 ? null : { id: page.id, title: page.title, index };
};
