import { leaveStatic } from "../../../lib/first-page";
import { logError } from "../../../lib/log";
import { type Load, type LoadedPage, neverSettles, pageDataAddress } from "../gatsby-globals";
import { navigationEnded, navigationStarted } from "../navigation-in-progress";
import { navigationState, setNavigationState } from "../navigation-state";
import { isOfAnotherBuild, reloadStale } from "../reload-by-itself";
import { addressOf } from "../wrap-navigate";
import { isPrerenderedPage } from "./complete-pages";
import { latestNavigation } from "./latest-load";
import { isOnline, recordOutcome } from "./outcomes";

let isHydrated = false;

/** The first page has been hydrated. */
export const firstPageHydrated = (): void => {
  isHydrated = true;
};

/** Requests a page's data; any HTTP response means online. */
const isReachable = async (path: string): Promise<boolean> => {
  const answered = await fetch(pageDataAddress(path), { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  recordOutcome(answered);
  return answered;
};

/**
 * On first load, keeps the prerendered HTML: navigating to it again would loop. Blocks whose code failed to load show
 * a note.
 */
const keepStaticPage = (page: LoadedPage | undefined): LoadedPage | undefined => {
  if (page?.partialPage) return page.partialPage;
  leaveStatic();
  return page;
};

const ANOTHER: LoadedPage = { status: "error", error: new Error("Page data does not match the prerendered page") };

/** The page loaded for hydration, if it matches the document; else reloads the document, or reports an error. */
const firstPage = (loaded: LoadedPage | undefined): LoadedPage | undefined | "reloading" => {
  if (!isPrerenderedPage(loaded?.page?.path, globalThis.pagePath)) return ANOTHER;
  if (!isOfAnotherBuild(loaded?.page?.webpackCompilationHash)) return loaded;
  return reloadStale(() => window.location.reload()) ? "reloading" : ANOTHER;
};

/** After the back button the address is already the page's; assigning one with a hash would only scroll. */
const goDirectly = (path: string): void => {
  const { pathname, search } = window.location;
  if (path === pathname + search) window.location.reload();
  else window.location.assign(addressOf(path));
};

/**
 * Logs a page that fails to load. Online, the browser navigates to it directly. Offline, that would end in the
 * browser's error page, so the current page stays, with a message.
 */
export const handlingFailures =
  (load: Load): Load =>
  async (path) => {
    navigationStarted();
    const loading = load(path);
    const mine = latestNavigation();
    const loaded = await loading.catch((error: unknown): LoadedPage => ({ status: "error", error }));
    const page = isHydrated ? loaded : firstPage(loaded);
    if (page === "reloading") return neverSettles();
    if (page !== undefined && page.status !== "error") return page;
    logError(`Failed to load page ${path.replace(/\?.*/, "")}`, page?.error);
    if (!isHydrated) return keepStaticPage(page);
    // The last five outcomes may be outdated: requests once more, unless the browser reports that it is offline.
    const hasNetwork = isOnline() || (navigator.onLine && (await isReachable(path)));
    // Another navigation has started meanwhile.
    if (mine !== latestNavigation()) return neverSettles();
    navigationEnded();
    if (hasNetwork) goDirectly(path);
    else setNavigationState({ kind: "held", path, tried: "once" });
    return neverSettles();
  };

/**
 * Retries a page that failed offline. Gatsby's loader remembers the failure until the document is reloaded, so the
 * browser navigates there directly once the server responds.
 */
export const tryAgain = async (): Promise<void> => {
  const state = navigationState();
  if (state.kind !== "held" || state.tried === "now") return;
  setNavigationState({ ...state, tried: "now" });
  const answered = await isReachable(state.path);
  if (navigationState().kind !== "held") return;
  if (answered) goDirectly(state.path);
  else setNavigationState({ ...state, tried: "again" });
};
