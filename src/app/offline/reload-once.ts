import { mayReloadByItself, noteReload } from "../runtime/reload-by-itself";

const LOOK_AGAIN_MS = 1000;

/** Of a service worker, what is looked at here. */
interface Active extends EventTarget {
  readonly state: string;
}

interface Takeover {
  readonly container: {
    readonly controller: Active | null;
    readonly addEventListener: (type: "controllerchange", listener: () => void) => void;
  };
  /** False while something would be lost. */
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
 * Loads the page anew, once, when a new worker has taken over from the one that it began with and is active. Not on a
 * first visit, when there was none; and not before nothing is lost by it.
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
    // Two workers may replace each other by turns.
    if (!mayReloadByItself()) return;
    isPending = true;
    whenActivated(controller, reloadWhenPossible);
  });
};
