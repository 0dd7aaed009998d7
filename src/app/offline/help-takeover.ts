import { EMPTY_WORKER_PATH } from "../../../domain/addresses/empty-worker-path";
import { TAKE_OVER } from "../service-worker/messages";

const LOOK_AGAIN_MS = 2000;

interface Waiting {
  readonly postMessage: (message: unknown) => void;
}

/** The part of a registration that is used here. */
interface Registration {
  readonly installing: object | null;
  readonly waiting: Waiting | null;
  readonly addEventListener: (type: "updatefound", listener: () => void) => void;
}

/** True while a new worker installs or waits: messages to the old one would keep it active. */
export const isReplaced = ({ installing, waiting }: Pick<Registration, "installing" | "waiting">): boolean =>
  (installing ?? waiting) !== null;

/**
 * Makes the browser check whether a waiting worker can activate: Chromium does so whenever it loads a document, frame
 * or worker in scope. The script does nothing and closes itself.
 */
const makeBrowserCheck = (): void => {
  try {
    new Worker(EMPTY_WORKER_PATH);
  } catch {
    // The browser checks by itself when the old worker has been idle for half a minute.
  }
};

/**
 * Makes a waiting worker activate. It calls `skipWaiting` while it installs; when the old one is busy at that moment,
 * or is started again by the next request, Chromium keeps the old one until it has been idle for half a minute. Only
 * the first message to the waiting worker makes Chromium check again, which may also be at a busy moment; loading a
 * worker does each time (docs/decisions/0045-a-worker-ends-early-for-its-successor.md).
 */
export const helpTakeover = (registration: Registration): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let messaged: Waiting | null = null;
  const look = (): void => {
    clearTimeout(timer);
    const { waiting } = registration;
    if (waiting !== null && waiting === messaged) makeBrowserCheck();
    waiting?.postMessage(TAKE_OVER);
    messaged = waiting;
    if (isReplaced(registration)) timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  registration.addEventListener("updatefound", look);
  look();
};
