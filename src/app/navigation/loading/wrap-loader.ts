import { gatsby, type Load } from "../gatsby-globals";
import { hasInternal } from "../has-internal";
import { navigationEnded, watchLeaving } from "../navigation-in-progress";
import { clearNavigationStatus, navigationState, setNavigationState } from "../navigation-state";
import { wrapNavigate } from "../wrap-navigate";
import { beforeOpen } from "./before-open";
import { completePages } from "./complete-pages";
import { cancelNavigations, isPageLoading, onlyLatest } from "./latest-load";
import { clearOutcomes, recordOutcome } from "./outcomes";
import { handlingFailures } from "./page-failures";
import { withBlocks } from "./prepare-pages";
import { retryData } from "./retry-data";

let hasSeenRequest = false;

/** Logs when pages are loaded without XMLHttpRequest: their outcomes would be unknown, and broken data not retried. */
const checkingRequests =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    hasInternal(hasSeenRequest, "XMLHttpRequest in its loader");
    return page;
  };

/** Gatsby requests its data with XMLHttpRequest, by addresses without an origin. */
const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

/**
 * Reports how each request of Gatsby's loader ended: true for a response of any status; false on a network error. The
 * loader itself keeps only "failed".
 */
const watchRequests = (record: (answered: boolean) => void): void => {
  beforeOpen((request, { url }) => {
    // Runs before Gatsby's own listener, which reports the failed page synchronously, before `loadend`.
    if (!isOwn(url)) return;
    hasSeenRequest = true;
    request.addEventListener("readystatechange", () => {
      if (request.readyState === request.DONE) record(request.status !== 0);
    });
  });
};

/** Specification, section 9. */
const DELAY_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The page has loaded, or has failed. */
const clearDelay = (): void => {
  clearTimeout(timer);
  if (navigationState().kind === "waiting") clearNavigationStatus();
};

/**
 * Announces after a second that a page is loading, and goes on loading. Gatsby's own `onRouteUpdateDelayed` does not
 * cover the back button, and also fires for cancelled navigations.
 */
const announcingDelay =
  (load: Load): Load =>
  async (path) => {
    clearTimeout(timer);
    const mine = setTimeout(() => setNavigationState({ kind: "waiting" }), DELAY_MS);
    timer = mine;
    try {
      return await load(path);
    } finally {
      if (mine === timer) clearDelay();
    }
  };

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
