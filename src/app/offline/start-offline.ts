import settings from "site-offline.json";
import { mayReload, watchFields } from "./half-filled";
import { helpTakeover, isReplaced } from "./help-takeover";
import { keepEverywhere, keepVisited } from "./keep-pages";
import { reloadOnTakeover } from "./reload-once";
import { watchStaleness } from "./stale-notice";

export interface Offline {
  /** Another page has been navigated to. */
  readonly arrived: (path: string) => void;
}

/** Registers the service worker, and starts what pages do for offline reading. */
export const startOffline = async (): Promise<Offline> => {
  const container = navigator.serviceWorker;
  const staleness = watchStaleness();
  watchFields(document);
  reloadOnTakeover({
    container,
    mayReload,
    reload: () => window.location.reload(),
  });
  /** The worker to send messages to. While another takes over, the page will reload and use that one. */
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
      staleness.arrived(path);
      keepVisited(worker(), path);
    },
  };
};
