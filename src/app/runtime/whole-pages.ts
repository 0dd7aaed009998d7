import { missingSlice } from "./bundle-errors";
import type { Load } from "./gatsby-globals";

/**
 * A page that lacks its header or footer has failed to load: Gatsby's loader says so of the template only, and would draw the
 * page with a slice that is no component.
 */
export const wholePages =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    const error = missingSlice();
    return page === undefined || page.status === "error" || error === null ? page : { status: "error", error };
  };

/** Gatsby's loader names a page with the query that it was asked for with; the not-found page is /404 as well as /404.html. */
const bare = (path: string): string =>
  path
    .replace(/[?#].*/, "")
    .replace(/\.html$/, "")
    .replace(/(.)\/$/, "$1");

/**
 * For the first page: what was loaded is the page that stands in the document. Where the server has no data of a page any
 * more, Gatsby's loader gives the not-found page, which would be drawn in the place of what the reader has.
 */
export const isStandingPage = (loaded: string | undefined, standing: string | undefined): boolean =>
  loaded === undefined || standing === undefined || bare(loaded) === bare(standing);
