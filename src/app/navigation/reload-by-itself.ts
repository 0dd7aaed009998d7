import { instantNow } from "../../lib/clock";
import { forThisVisit, type StoredText } from "../../lib/storage";

/** The minimum time between automatic reloads: a page must stay readable. */
const PAUSE_MS = 60_000;

const lastReload: StoredText = forThisVisit("kulturhus-ny-utgave");

/** True when there was no recent automatic reload. */
export const mayReloadByItself = (): boolean => {
  const last = lastReload.read();
  return last === null || instantNow() - Number(last) >= PAUSE_MS;
};

/** Remembers an automatic reload. */
export const noteReload = (): void => lastReload.write(String(instantNow()));

/** Works without storage too, which may be blocked. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

declare global {
  /** The build of the document. Gatsby writes it into every page. */
  var ___webpackCompilationHash: string | undefined;
}

/**
 * Reloads a document of one build with data of another, once, since the document may be an outdated copy. When that
 * does not help, it stays. Gatsby alone would reload repeatedly, alternating with a new worker's takeover.
 * @returns True when the page is reloading.
 */
export const reloadStale = (reload: () => void): boolean => {
  if (wasReloaded() || !mayReloadByItself()) return false;
  noteReload();
  reload();
  return true;
};

export const isOfAnotherBuild = (hash: string | undefined): boolean =>
  Boolean(hash && globalThis.___webpackCompilationHash && hash !== globalThis.___webpackCompilationHash);
