import runtime from "site-runtime.json";
import type { FilmPlatform } from "../../features/events/fetch-events";

/** The film platform of the site's first partner; null when it has none, or when the build was given no address. */
export const filmPlatform = (): FilmPlatform | null => {
  const { site, url } = runtime.platform ?? {};
  return url && site !== undefined ? { url, site } : null;
};
