import settings from "site-offline.json";
import { isUnderWay } from "../runtime/under-way";
import { hasHalfFilledForm, watchFields } from "./half-filled";
import { helpTakeover, isReplaced } from "./help-takeover";
import { keepEverywhere, keepVisited } from "./keep-pages";
import { watchKeptLine } from "./kept-line";
import { reloadOnTakeover } from "./reload-once";

export interface Offline {
  /** The reader has come to another page. */
  readonly arrived: (path: string) => void;
}

/** Starts what lets the site be read without a network: the service worker, and what pages do for it. */
export const startOffline = async (): Promise<Offline> => {
  const container = navigator.serviceWorker;
  const line = watchKeptLine();
  watchFields(document);
  reloadOnTakeover({
    container,
    mayReload: () => navigator.onLine && !isUnderWay() && !hasHalfFilledForm(document),
    reload: () => window.location.reload(),
  });
  /** The worker to ask. When another is on its way the page is loaded anew, and asks that one. */
  let worker = (): ServiceWorker | null => null;
  try {
    const registration = await container.register("/sw.js", { updateViaCache: "none" });
    helpTakeover(registration);
    await container.ready;
    worker = () => (isReplaced(registration) ? null : registration.active);
    keepVisited(worker(), window.location.pathname);
    keepEverywhere(
      worker(),
      settings.keep.map(({ path }) => path),
    );
  } catch {
    // The browser keeps nothing for this site; it is read as before.
  }
  return {
    arrived: (path) => {
      line.arrived(path);
      keepVisited(worker(), path);
    },
  };
};
