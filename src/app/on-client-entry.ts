import { tellPagePath } from "./page-path";
import { connectEvents } from "./runtime/connect-events";
import { connectFilmClub } from "./runtime/connect-film-club";
import { preparePages } from "./runtime/prepare-pages";
import { redirectAtLoad } from "./runtime/redirect-at-load";

/** The first that runs in the browser. Gatsby waits for what it gives before it draws. */
export const onClientEntry = (): Promise<void> | undefined => {
  tellPagePath();
  preparePages();
  connectEvents();
  connectFilmClub();
  return redirectAtLoad();
};
