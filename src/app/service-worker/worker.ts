import { answerData, answerFile, answerPage } from "./answers";
import { keepAll, keepOfflinePictures } from "./keep";
import { kindOf } from "./kind-of-request";
import { isKeepRequest, type KeptNotice } from "./messages";
import type { Reason } from "./network-first";
import { clearOldShelves } from "./shelves";
import type { FetchEvent, WorkerScope } from "./worker-scope";

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

// This stands before what the plugin has made, whose own listeners would give one and the same page to whoever comes back,
// and a network error when storage is broken. They are never reached.
self.addEventListener("fetch", (event) => {
  event.stopImmediatePropagation();
  const response = answer(event);
  if (response !== null) event.respondWith(response);
});

// The plugin's own listener keeps the start scripts and the page for readers without a network, all or nothing.
self.addEventListener("install", (event) => event.waitUntil(keepOfflinePictures()));

self.addEventListener("activate", (event) => {
  event.waitUntil(clearOldShelves());
  // Without it, a page would only be asked for when the worker has woken up: some 100 ms on a phone.
  if ("navigationPreload" in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener("message", (event) => {
  // Nor are the plugin's other services: they would make a database for its empty page.
  event.stopImmediatePropagation();
  if (isKeepRequest(event.data)) event.waitUntil(keepAll(event.data));
});
