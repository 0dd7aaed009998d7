import { TAKE_OVER } from "../service-worker/messages";

const LOOK_AGAIN_MS = 2000;

interface Waiting {
  readonly postMessage: (message: unknown) => void;
}

/** Of a registration, what is looked at here. */
interface Registration {
  readonly installing: object | null;
  readonly waiting: Waiting | null;
  readonly addEventListener: (type: "updatefound", listener: () => void) => void;
}

/**
 * Asks a worker that waits to take over, again and again until it has. It asks itself once, while it is installed; when the old one
 * is at work just then, or starts anew for what the reader does next, browsers look again only after the old worker has had nothing
 * to do for half a minute, and with two open tabs that may be never (tried, in Chromium 156).
 */
export const helpTakeover = (registration: Registration): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    registration.waiting?.postMessage(TAKE_OVER);
    if (registration.installing ?? registration.waiting) timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  registration.addEventListener("updatefound", look);
  look();
};
