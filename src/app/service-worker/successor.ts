/** Of a service worker's registration, what is looked at here. */
interface Registration {
  readonly installing: object | null;
  readonly waiting: object | null;
  readonly addEventListener: (type: "updatefound", listener: () => void) => void;
}

export interface Successor {
  /** True while a new worker is on its way to take this one's place. */
  readonly isComing: () => boolean;
  /** Resolves when one comes. */
  readonly comes: () => Promise<void>;
  /** This worker is the one that comes: it is told of itself, too. */
  readonly installThis: () => void;
  readonly activateThis: () => void;
}

/** Tells this worker when a new one is to take its place, so that it leaves off what nobody waits for. */
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
    // A browser starts a worker anew for what the reader does next: it was told of the new one before.
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
