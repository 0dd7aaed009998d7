import { announcePages } from "./runtime/announce-pages";
import { takeTaps } from "./runtime/early-taps";
import { handOnFocus } from "./runtime/focus-arrival";
import { followTextLinks } from "./runtime/follow-text-links";
import { layOutRest } from "./runtime/lay-out-rest";
import { loadLinksInView } from "./runtime/load-links-in-view";
import { loadAhead } from "./runtime/mind-navigation";
import { firstPageDrawn } from "./runtime/page-failures";
import { startReadingOffline } from "./runtime/read-offline";
import { takeSteps } from "./runtime/steps";

/** The first page has come alive: what helps with the next one begins. */
export const onInitialClientRender = (): void => {
  takeSteps(
    firstPageDrawn,
    takeTaps,
    layOutRest,
    announcePages,
    handOnFocus,
    followTextLinks,
    () => loadLinksInView(loadAhead),
    startReadingOffline,
  );
};

/** Gatsby asks for pages behind all links, the menu's first, and again on the click; ours come from `loadLinksInView`. */
export const disableCorePrefetching = (): boolean => true;
