import { gatsby, type Load } from "../gatsby-globals";
import { hasInternal } from "../has-internal";
import { navigationEnded, watchLeaving } from "../navigation-in-progress";
import { clearNavigationStatus } from "../navigation-state";
import { wrapNavigate } from "../wrap-navigate";
import { announcingDelay, clearDelay } from "./announce-delay";
import { completePages } from "./complete-pages";
import { cancelNavigations, isPageLoading, onlyLatest } from "./latest-load";
import { clearOutcomes, recordOutcome } from "./outcomes";
import { handlingFailures } from "./page-failures";
import { withBlocks } from "./prepare-pages";
import { retryData } from "./retry-data";
import { checkingRequests, watchRequests } from "./watch-requests";

const nothing: Load = async () => undefined;

let load: Load = nothing;

/** Loads a page before it is requested. Failures are ignored. */
export const loadAhead = (path: string): Promise<unknown> => load(path).catch(() => undefined);

/**
 * Wraps Gatsby's loader. From the inside out: header and footer, code of blocks, only the latest navigation, the
 * announcement of a delay, failures.
 */
export const wrapLoader = (): void => {
  const loader = gatsby.loader();
  const isKnown = typeof loader?.loadPage === "function" && typeof loader.hovering === "function";
  if (!hasInternal(isKnown, "___loader with loadPage and hovering") || !loader) return;
  load = withBlocks(completePages(checkingRequests(loader.loadPage)));
  loader.loadPage = handlingFailures(announcingDelay(onlyLatest(load)));
  loader.hovering = (path) => void loadAhead(path);
  wrapNavigate();
  watchLeaving();
  window.addEventListener("popstate", cancelNavigations);
  retryData();
  watchRequests(recordOutcome);
  window.addEventListener("online", () => {
    clearOutcomes();
    clearNavigationStatus();
  });
};

/** Called when another page, or another place on the same page, has been rendered. Another may be loading by then. */
export const navigationRendered = (): void => {
  if (isPageLoading()) return;
  clearDelay();
  navigationEnded();
  clearNavigationStatus();
};
