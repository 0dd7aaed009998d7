import { answerData, answerFile, answerPage } from "./answers";
import { deleteOldCaches } from "./bounded-caches";
import { keepAll, keepOfflinePictures } from "./keep";
import { kindOf } from "./kind-of-request";
import { isKeepRequest, isTakeOver, type StaleMessage } from "./messages";
import type { Reason } from "./network-first";
import { watchSuccessor } from "./successor";
import { limitEvent } from "./time-limit";
import type { ExtendableEvent, FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

const notifyPage = async ({ clientId, request }: FetchEvent, at: number | null, reason: Reason): Promise<void> => {
  const message: StaleMessage = { keptAnswer: new URL(request.url).pathname, at, reason };
  (await self.clients.get(clientId))?.postMessage(message);
};

const answer = (event: FetchEvent): Promise<Response> | null => {
  switch (kindOf(event.request, self.location.origin)) {
    case "page":
      return answerPage(event);
    case "data":
      return answerData(event, notifyPage);
    case "code":
      return answerFile("code", event);
    case "picture":
      return answerFile("picture", event);
    default:
      return null;
  }
};

/** How long events may last after their response; scripts and styles of a build take a while on a slow network. */
const WORK_MS = 60_000;
const INSTALL_MS = 120_000;
const ACTIVATE_MS = 5000;

const successor = watchSuccessor(self.registration);

/** Ends early when a new worker waits. */
const limitWork = (event: ExtendableEvent): void =>
  limitEvent(event, { ms: WORK_MS, atLimit: "end", ended: successor.comes() });

// Runs before the plugin's listeners, which would respond to every later visit with the same empty page, and with a
// network error when storage is broken. They are never reached.
self.addEventListener("fetch", (event) => {
  event.stopImmediatePropagation();
  limitWork(event);
  const response = answer(event);
  if (response !== null) event.respondWith(response);
});

// The plugin's own listener precaches the start scripts and the offline page, all or nothing.
self.addEventListener("install", (event) => {
  successor.installThis();
  limitEvent(event, { ms: INSTALL_MS, atLimit: "fail" });
  event.waitUntil(keepOfflinePictures());
});

// Requests of its pages wait until this has ended.
self.addEventListener("activate", (event) => {
  successor.activateThis();
  limitEvent(event, { ms: ACTIVATE_MS, atLimit: "end" });
  event.waitUntil(deleteOldCaches());
  // Without it, a page is requested only when the worker has started: some 100 ms on a phone.
  if ("navigationPreload" in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener("message", (event) => {
  // Nor does the plugin's own listener run: it would create a database for its empty page.
  event.stopImmediatePropagation();
  if (isTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  if (!isKeepRequest(event.data) || successor.isComing()) return;
  const ending = new AbortController();
  void successor.comes().then(() => ending.abort());
  limitWork(event);
  event.waitUntil(keepAll(event.data, ending.signal));
});
