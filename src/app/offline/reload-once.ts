import { mayReloadByItself, noteReload } from "../navigation/reload-by-itself";

const LOOK_AGAIN_MS = 1000;

/** The part of a service worker that is used here. */
interface Active extends EventTarget {
  readonly state: string;
}

interface Takeover {
  readonly container: {
    readonly controller: Active | null;
    readonly addEventListener: (type: "controllerchange", listener: () => void) => void;
  };
  /** False while input would be lost. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

const whenActivated = (worker: Active, work: () => void): void => {
  const look = () => {
    if (worker.state !== "activated") return;
    worker.removeEventListener("statechange", look);
    work();
  };
  worker.addEventListener("statechange", look);
  look();
};

/**
 * Reloads the page, once, when a new worker has taken over from the one that it started with and is active. Not on a
 * first visit, when there was none; and not while input would be lost.
 */
export const reloadOnTakeover = ({ container, mayReload, reload }: Takeover): void => {
  let hadWorker = container.controller !== null;
  let isPending = false;
  const reloadWhenPossible = () => {
    if (!mayReload()) {
      setTimeout(reloadWhenPossible, LOOK_AGAIN_MS);
      return;
    }
    noteReload();
    reload();
  };
  container.addEventListener("controllerchange", () => {
    const { controller } = container;
    const isFirst = !hadWorker;
    hadWorker = true;
    if (isFirst || isPending || controller === null) return;
    // Two workers may alternate.
    if (!mayReloadByItself()) return;
    isPending = true;
    whenActivated(controller, reloadWhenPossible);
  });
};
