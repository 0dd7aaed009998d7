import { answerData, answerFile, answerPage } from "./answers";
import { keepAll, keepOfflinePictures } from "./keep";
import { kindOf } from "./kind-of-request";
import { isKeepRequest, isTakeOver, type KeptNotice } from "./messages";
import type { Reason } from "./network-first";
import { clearOldShelves } from "./shelves";
import { watchSuccessor } from "./successor";
import { limitEvent } from "./time-limit";
import type { ExtendableEvent, FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

const tellPage = async ({ clientId, request }: FetchEvent, at: number | null, reason: Reason): Promise<void> => {
  const notice: KeptNotice = { keptAnswer: new URL(request.url).pathname, at, reason };
  (await self.clients.get(clientId))?.postMessage(notice);
};

const answer = (event: FetchEvent): Promise<Response> | null => {
  switch (kindOf(event.request, self.location.origin)) {
    case "page":
      return answerPage(event);
    case "data":
      return answerData(event, tellPage);
    case "code":
      return answerFile("code", event);
    case "picture":
      return answerFile("picture", event);
    default:
      return null;
  }
};

/** Longest that events wait for what goes on after their answers; scripts and styles of a build take a while on a slow network. */
const WORK_MS = 60_000;
const INSTALL_MS = 120_000;
const ACTIVATE_MS = 5000;

const successor = watchSuccessor(self.registration);

/** Ends at once when a new worker waits for it. */
const limitWork = (event: ExtendableEvent): void =>
  limitEvent(event, { ms: WORK_MS, atLimit: "end", ended: successor.comes() });

// This stands before what the plugin has made, whose own listeners would give one and the same page to whoever comes back,
// and a network error when storage is broken. They are never reached.
self.addEventListener("fetch", (event) => {
  event.stopImmediatePropagation();
  limitWork(event);
  const response = answer(event);
  if (response !== null) event.respondWith(response);
});

// The plugin's own listener keeps the start scripts and the page for readers without a network, all or nothing.
self.addEventListener("install", (event) => {
  successor.installThis();
  limitEvent(event, { ms: INSTALL_MS, atLimit: "fail" });
  event.waitUntil(keepOfflinePictures());
});

// Until it has ended, the pages that it is to answer for wait.
self.addEventListener("activate", (event) => {
  successor.activateThis();
  limitEvent(event, { ms: ACTIVATE_MS, atLimit: "end" });
  event.waitUntil(clearOldShelves());
  // Without it, a page would only be asked for when the worker has woken up: some 100 ms on a phone.
  if ("navigationPreload" in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener("message", (event) => {
  // Nor are the plugin's other services: they would make a database for its empty page.
  event.stopImmediatePropagation();
  if (isTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  if (!isKeepRequest(event.data) || successor.isComing()) return;
  const ending = new AbortController();
  void successor.comes().then(() => ending.abort());
  limitWork(event);
  event.waitUntil(keepAll(event.data, ending.signal));
});
