import { instantNow } from "../../lib/clock";
import { forThisVisit, type Shelf } from "../../lib/storage";

/** Two workers that replace each other by turns must not keep a page from being read. */
const PAUSE_MS = 60_000;
const LOOK_AGAIN_MS = 1000;

const lastReload: Shelf = forThisVisit("kulturhus-ny-utgave");

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
    lastReload.write(String(instantNow()));
    reload();
  };
  container.addEventListener("controllerchange", () => {
    const { controller } = container;
    const isFirst = !hadWorker;
    hadWorker = true;
    if (isFirst || isPending || controller === null) return;
    const last = lastReload.read();
    if (last !== null && instantNow() - Number(last) < PAUSE_MS) return;
    isPending = true;
    whenActivated(controller, reloadWhenPossible);
  });
};
