import { byText } from "../../domain/collections/by-text";
import { isUnlisted } from "../../domain/publishing/unlisted";
import { toIso, toLocal } from "../../domain/time/oslo";

const QUERY = /* GraphQL */ `
  query Sitemap {
    allPage(filter: { layout: { ne: foyer } }) {
      nodes {
        path
        blocks {
          component
        }
      }
    }
    allArticle {
      nodes {
        path
        updatedAt
      }
    }
    allEvent(filter: { changed: { ne: null } }) {
      nodes {
        changed
        production {
          path
        }
      }
    }
  }
`;

interface SitemapPage {
  readonly path: string;
  /** When its content was last changed, if the content has a date. */
  readonly lastmod?: string;
}

/**
 * Dates come from the content: when an article was revised, when a showing was last changed. Other pages have none; the
 * day of the build would mark everything as new for search engines.
 */
const datesOf = ({ allArticle, allEvent }: Queries.SitemapQuery): ReadonlyMap<string | null, string> => {
  const dates = new Map<string | null, string>();
  for (const { path, updatedAt } of allArticle.nodes) dates.set(path, toIso(toLocal(updatedAt)));
  for (const { changed, production } of allEvent.nodes) {
    const date = changed === null ? "" : toIso(changed);
    if (date > (dates.get(production.path) ?? "")) dates.set(production.path, date);
  }
  return dates;
};

/** Every page for search engines, with the date of its content. The query omits foyer screens. */
export const resolvePages = (data: Queries.SitemapQuery): readonly SitemapPage[] => {
  const dates = datesOf(data);
  const pages = data.allPage.nodes.filter(
    ({ blocks }) => !isUnlisted({ layout: "default", components: blocks.map(({ component }) => component) }),
  );
  // Gatsby returns pages in the order of their creation, and an edited one last.
  return pages.toSorted(byText(({ path }) => path)).map(({ path }) => {
    const lastmod = dates.get(path);
    return lastmod === undefined ? { path } : { path, lastmod };
  });
};

export const serialize = ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) });

/** How gatsby-plugin-sitemap is to write the sitemap. */
export const sitemapOptions = (siteUrl: string) => ({
  output: "/",
  query: QUERY,
  resolveSiteUrl: () => siteUrl,
  resolvePages,
  serialize,
});
