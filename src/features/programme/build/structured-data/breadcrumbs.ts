import type { BreadcrumbList } from "schema-dts";
import { absolute, type PageFacts, type Programme, type Website } from "../programme";

/** The addresses that a page lists in its blocks. */
const listed = ({ blocks }: PageFacts): readonly (string | null)[] =>
  blocks.flatMap((block) => [
    ...("productions" in block ? block.productions.map(({ path }) => path) : []),
    ...("articles" in block ? block.articles.map(({ path }) => path) : []),
  ]);

/**
 * Finds the parent of a page: the page in the menu that lists it, and of several the one with the longest list. Pages
 * that are in the menu themselves have the front page as parent.
 */
export const parentFinder = ({ pages, menuPaths }: Programme): ((path: string) => PageFacts | null) => {
  const parents = new Map<string, { readonly page: PageFacts; readonly size: number }>();
  for (const page of pages) {
    if (page.path === "/" || !menuPaths.has(page.path)) continue;
    const paths = new Set(listed(page).filter((path) => path !== null));
    for (const path of paths) {
      if (paths.size > (parents.get(path)?.size ?? 0)) parents.set(path, { page, size: paths.size });
    }
  }
  return (path) => (menuPaths.has(path) ? null : (parents.get(path)?.page ?? null));
};

interface Step {
  readonly path: string;
  readonly title: string;
}

/** The path from the front page to a page, both included. */
export const breadcrumbs = (website: Website, steps: readonly Step[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ path: "/", title: website.name }, ...steps].map(({ path, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: absolute(website, path),
  })),
});
