import settings from "site-offline.json";
import { isUnderWay } from "../runtime/under-way";
import { hasHalfFilledForm, watchFields } from "./half-filled";
import { helpTakeover } from "./help-takeover";
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
  try {
    helpTakeover(await container.register("/sw.js", { updateViaCache: "none" }));
    const { active } = await container.ready;
    keepVisited(active, window.location.pathname);
    keepEverywhere(
      active,
      settings.keep.map(({ path }) => path),
    );
  } catch {
    // The browser keeps nothing for this site; it is read as before.
  }
  return {
    arrived: (path) => {
      line.arrived(path);
      keepVisited(container.controller, path);
    },
  };
};
