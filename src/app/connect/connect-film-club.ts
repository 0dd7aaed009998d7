import runtime from "site-runtime.json";
import { provideFilmClub } from "../../features/film-club/store/opening";
import { loadTwice } from "../../lib/fetch-code";
import { filmPlatform } from "./film-platform";

/** Connects the film club to its platform. Without one, its address or member pages there is no film club. */
export const connectFilmClub = (): void => {
  const platform = filmPlatform();
  if (platform === null || runtime.memberPages === null) return;
  provideFilmClub(async () => {
    const { openAt } = await loadTwice(() => import(/* webpackChunkName: "film-club" */ "./film-club"));
    return openAt(platform.url);
  });
};
