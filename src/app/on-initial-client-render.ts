import { announcePages } from "./arrival/announce-pages";
import { forwardFocus } from "./arrival/focus-arrival";
import { runSteps } from "./failures/steps";
import { stopBypassingReact } from "./first-load/early-taps";
import { layOutRest } from "./first-load/lay-out-rest";
import { followTextLinks } from "./navigation/follow-text-links";
import { loadLinksInView } from "./navigation/load-links-in-view";
import { firstPageHydrated } from "./navigation/loading/page-failures";
import { loadAhead } from "./navigation/loading/wrap-loader";
import { startOfflineSupport } from "./offline/read-offline";

/** Runs after hydration of the first page, and starts what prepares the next one. */
export const onInitialClientRender = (): void => {
  runSteps(
    firstPageHydrated,
    stopBypassingReact,
    layOutRest,
    announcePages,
    forwardFocus,
    followTextLinks,
    () => loadLinksInView(loadAhead),
    startOfflineSupport,
  );
};

/**
 * Gatsby prefetches pages behind all links, the menu's first, and requests them again on click; `loadLinksInView`
 * replaces it.
 */
export const disableCorePrefetching = (): boolean => true;
