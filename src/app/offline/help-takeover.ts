import { EMPTY_WORKER_PATH } from "../../rules/empty-worker-path";
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

/** True while a new worker is on its way: the old one is left in peace, since a message keeps it in its place. */
export const isReplaced = ({ installing, waiting }: Pick<Registration, "installing" | "waiting">): boolean =>
  (installing ?? waiting) !== null;

/**
 * Has the browser look again whether a worker that waits can take over: Chromium does so whenever it loads a document, a frame or a
 * worker within reach of the service worker. The script does nothing and ends itself.
 */
const haveBrowserLook = (): void => {
  try {
    new Worker(EMPTY_WORKER_PATH);
  } catch {
    // The browser looks by itself when the old worker has had nothing to do for half a minute.
  }
};

/**
 * Sees to it that a worker that waits takes over. It asks itself, once, while it is installed; when the old one is at work just
 * then, or is started anew by what the reader does next, Chromium keeps the old one in its place until it has had nothing to do for
 * half a minute. Of what the waiting worker is asked afterwards only the first message makes Chromium look again, and that may be at
 * a bad moment too; loading a worker does so each time (docs/decisions/0058-a-browser-looks-again.md).
 */
export const helpTakeover = (registration: Registration): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: Waiting | null = null;
  const look = (): void => {
    clearTimeout(timer);
    const { waiting } = registration;
    if (waiting !== null && waiting === asked) haveBrowserLook();
    waiting?.postMessage(TAKE_OVER);
    asked = waiting;
    if (isReplaced(registration)) timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  registration.addEventListener("updatefound", look);
  look();
};
