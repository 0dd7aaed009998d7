import { instantNow } from "../../lib/clock";
import { forThisVisit, type Shelf } from "../../lib/storage";

/** Whatever the reasons, a page is loaded anew by itself only so often: it must not be kept from being read. */
const PAUSE_MS = 60_000;

const lastReload: Shelf = forThisVisit("kulturhus-ny-utgave");

/** True when the page has not been loaded anew by itself for a while. */
export const mayReloadByItself = (): boolean => {
  const last = lastReload.read();
  return last === null || instantNow() - Number(last) >= PAUSE_MS;
};

/** Remembers that the page is now loaded anew by itself. */
export const noteReload = (): void => lastReload.write(String(instantNow()));

/** Known without storage too, which may be blocked. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

declare global {
  /** Which build the document is of. Gatsby writes it into every page. */
  var ___webpackCompilationHash: string | undefined;
}

/**
 * A document of one build with data of another: the document may be an old copy of somebody's. It is loaded anew, once; when that
 * does not help, it stays as it is. Gatsby alone would do so again and again, by turns with a new worker's taking over.
 * @returns True when the page is being loaded anew.
 */
export const reloadStale = (reload: () => void): boolean => {
  if (wasReloaded() || !mayReloadByItself()) return false;
  noteReload();
  reload();
  return true;
};

export const isOfAnotherBuild = (hash: string | undefined): boolean =>
  Boolean(hash && globalThis.___webpackCompilationHash && hash !== globalThis.___webpackCompilationHash);
