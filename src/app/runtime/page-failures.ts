import { leaveStatic } from "../../lib/first-page";
import { logError } from "../../lib/log";
import { type Load, type LoadedPage, never, pageDataAddress } from "./gatsby-globals";
import { latestNavigation } from "./latest-load";
import { navigationState, setNavigationState } from "./navigation-state";
import { addressOf } from "./navigation-target";
import { isOnline, recordOutcome } from "./outcomes";
import { isOfAnotherBuild, reloadStale } from "./reload-by-itself";
import { beginWay, endWay } from "./under-way";
import { isStandingPage } from "./whole-pages";

let isDrawn = false;

/** The first page has come alive. */
export const firstPageDrawn = (): void => {
  isDrawn = true;
};

/** Asks for a page's data; any answer says that there is a network. */
const isReachable = async (path: string): Promise<boolean> => {
  const answered = await fetch(pageDataAddress(path), { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  recordOutcome(answered);
  return answered;
};

/** The first page stands as it was built: to go there again would be to go in a ring. Blocks that lack their code say so. */
const makeDo = (page: LoadedPage | undefined): LoadedPage | undefined => {
  if (page?.withHoles) return page.withHoles;
  leaveStatic();
  return page;
};

const ANOTHER: LoadedPage = { status: "error", error: new Error("The data is another page's, or another build's") };

/** What was loaded for the first page, if it belongs to the document; else the document is loaded anew, or stays as it is. */
const firstPage = (loaded: LoadedPage | undefined): LoadedPage | undefined | "reloading" => {
  if (!isStandingPage(loaded?.page?.path, globalThis.pagePath)) return ANOTHER;
  if (!isOfAnotherBuild(loaded?.page?.webpackCompilationHash)) return loaded;
  return reloadStale(() => window.location.reload()) ? "reloading" : ANOTHER;
};

/** After the back button the address is the page's already; with a hash, going there would only scroll. */
const goDirectly = (path: string): void => {
  const { pathname, search } = window.location;
  if (path === pathname + search) window.location.reload();
  else window.location.assign(addressOf(path));
};

/**
 * A page that fails to load is logged. Online, the browser goes to it directly; offline, that would be the end of the
 * site, so the reader stays and is told.
 */
export const mindingFailures =
  (load: Load): Load =>
  async (path) => {
    beginWay();
    const loading = load(path);
    const mine = latestNavigation();
    const loaded = await loading.catch((error: unknown): LoadedPage => ({ status: "error", error }));
    const page = isDrawn ? loaded : firstPage(loaded);
    if (page === "reloading") return never();
    if (page !== undefined && page.status !== "error") return page;
    logError(`Failed to load page ${path.replace(/\?.*/, "")}`, page?.error);
    if (!isDrawn) return makeDo(page);
    // The last five outcomes may be old; one more look, unless the browser itself knows.
    const hasNetwork = isOnline() || (navigator.onLine && (await isReachable(path)));
    // The reader has gone elsewhere while it was looked.
    if (mine !== latestNavigation()) return never();
    endWay();
    if (hasNetwork) goDirectly(path);
    else setNavigationState({ kind: "held", path, tried: "once" });
    return never();
  };

/**
 * The reader tries again. Gatsby's loader remembers for as long as the page lives that the page failed, so the browser goes
 * there directly when there is an answer.
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
