/** The part of a service worker's registration that is used here. */
interface Registration {
  readonly installing: object | null;
  readonly waiting: object | null;
  readonly addEventListener: (type: "updatefound", listener: () => void) => void;
}

export interface Successor {
  /** True while a new worker is installing or waiting. */
  readonly isComing: () => boolean;
  /** Resolves when there is one. */
  readonly comes: () => Promise<void>;
  /** This worker is itself the new one, for which the event fires too. */
  readonly installThis: () => void;
  readonly activateThis: () => void;
}

/** Lets this worker end background work when a new one is about to replace it. */
export const watchSuccessor = (registration: Registration): Successor => {
  let isThis = false;
  let arrive: () => void = () => undefined;
  let arrival = Promise.resolve();
  const watch = (): void => {
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
  };
  watch();
  registration.addEventListener("updatefound", () => arrive());
  const isComing = () => !isThis && (registration.installing ?? registration.waiting) !== null;
  return {
    isComing,
    // A browser may have restarted this worker after the event.
    comes: () => (isComing() ? Promise.resolve() : arrival),
    installThis: () => {
      isThis = true;
    },
    activateThis: () => {
      isThis = false;
      watch();
    },
  };
};
