import runtime from "site-runtime.json";
import { provideFilmClub } from "../../features/film-club/open-film-club";
import { loadTwice } from "../../lib/fetch-code";
import { filmPlatform } from "./film-platform";

/** Tells the film club where its platform is. Without it, its address or pages for members there is no film club. */
export const connectFilmClub = (): void => {
  const platform = filmPlatform();
  if (platform === null || runtime.memberPages === null) return;
  provideFilmClub(async () => {
    const { openAt } = await loadTwice(() => import("../film-club"));
    return openAt(platform.url);
  });
};
