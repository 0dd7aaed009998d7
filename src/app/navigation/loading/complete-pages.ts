import type { Load } from "../gatsby-globals";
import { missingSlice } from "./bundle-errors";

/**
 * A page without its header or footer has failed to load: Gatsby's loader reports that of the template only, and would
 * render a slice that is not a component.
 */
export const completePages =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    const error = missingSlice();
    return page === undefined || page.status === "error" || error === null ? page : { status: "error", error };
  };

/** The loader names a page with the query of the request; the not-found page is /404 as well as /404.html. */
const bare = (path: string): string =>
  path
    .replace(/[?#].*/, "")
    .replace(/\.html$/, "")
    .replace(/(.)\/$/, "$1");

/**
 * Whether the page loaded for hydration is the prerendered one. When the server no longer has its data, the loader
 * returns the not-found page, which would replace the content.
 */
export const isPrerenderedPage = (loaded: string | undefined, standing: string | undefined): boolean =>
  loaded === undefined || standing === undefined || bare(loaded) === bare(standing);
