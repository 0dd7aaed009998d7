import type { Json } from "../../../domain/json/json";
import { documentTitle } from "../../../domain/publishing/document-title";
import { comesAndGoes } from "../../../engine/expand/expand-routes";
import type { LoadedContent } from "../../../engine/expand/resolve-sources";
import type { Head } from "../../api/api";

type Pages = LoadedContent["resolvedPages"];

interface Shown {
  readonly kind: string;
  readonly file: string;
  readonly value: Json;
}

/** The page about an entity: of the pages that always exist, the one that shows it with the fewest others. */
const pageAbout = (isOne: (origin: { readonly file: string }, id: string) => boolean, pages: Pages) =>
  pages
    .filter(({ page }) => !comesAndGoes(page.entity))
    .filter(({ subjects }) => subjects.some(({ origin, entity }) => isOne(origin, entity.id)))
    .sort((a, b) => a.subjects.length - b.subjects.length)[0];

/** The page of an entity: its own, or that of a showing's film. */
const ownPageOf = ({ kind, file, value }: Shown, pages: Pages) => {
  if (kind === "pages") return pages.find(({ page }) => page.entity.id === value.id);
  const production = kind === "events" ? value.production : null;
  return pageAbout((origin, id) => (production ? id === production : origin.file === file), pages);
};

/** Preview page of an entity: its own, that of a showing's film, or else the front page. */
export const pageOf = (shown: Shown, pages: Pages): string => ownPageOf(shown, pages)?.path ?? "/";

/** What search engines and shared links show of an entity's page, as in its head; null without a page on the site. */
export const headOf = (shown: Shown, { resolvedPages, site }: LoadedContent): Head | null => {
  const page = ownPageOf(shown, resolvedPages);
  if (page === undefined) return null;
  const { path, meta } = page;
  const { name, host } = site.entity;
  return {
    address: `${host}${path === "/" ? "" : path}`,
    siteName: name,
    documentTitle: documentTitle({ path, title: meta.title }, name),
    title: meta.title,
    description: meta.description,
    picture: meta.image?.image ?? null,
  };
};

/** Source of a page's block: page id, title and index. */
export const partAt = (path: string, block: string, pages: Pages) => {
  const page = pages.find((one) => one.path === path)?.page.entity;
  const index = page?.blocks.findIndex(({ id }) => id === block) ?? -1;
  return page === undefined || index < 0 ? null : { id: page.id, title: page.title, index };
};
