import runtime from "site-runtime.json";
import type { FilmPlatform } from "../../features/events/fetch-events";

declare global {
  /** Set by tests before the page loads: where the film platform is. */
  var kulturhusFilmPlatform: string | undefined;
}

/** The film platform of the site's first partner; null when it has none, or the build was told no address. */
export const filmPlatform = (): FilmPlatform | null => {
  const url = globalThis.kulturhusFilmPlatform ?? runtime.platform?.url;
  const site = runtime.platform?.site;
  return url && site !== undefined ? { url, site } : null;
};
