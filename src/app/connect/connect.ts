import runtime from "site-runtime.json";
import { provideEvents } from "../../features/events/events-source";
import type { FilmPlatform } from "../../features/events/fetch-events";
import { provideFilmClub } from "../../features/film-club/store/opening";
import { loadTwice } from "../../lib/fetch-code";

/** The film platform of the site's first partner; null when it has none, or when the build was given no address. */
const filmPlatform = (): FilmPlatform | null => {
  const { site, url } = runtime.platform ?? {};
  return url && site !== undefined ? { url, site } : null;
};

/** Connects live events to the film platform. Without one, or without its address, pages stay as they were built. */
export const connectEvents = (): void => {
  const platform = filmPlatform();
  if (platform === null) return;
  provideEvents(async () => {
    const { connectTo } = await loadTwice(() => import("./live-events"));
    return connectTo(platform);
  });
};

/** Connects the film club to its platform. Without one, its address or member pages there is no film club. */
export const connectFilmClub = (): void => {
  const platform = filmPlatform();
  if (platform === null || runtime.memberPages === null) return;
  provideFilmClub(async () => {
    const { openAt } = await loadTwice(() => import(/* webpackChunkName: "film-club" */ "./film-club"));
    return openAt(platform.url);
  });
};
