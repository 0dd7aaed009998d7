import { instantNow } from "../../lib/clock";
import { offlineTexts } from "../../lib/offline-texts";
import { pageDataPath } from "../../rules/addresses/page-data-path";
import { keptLine, keptWords } from "../service-worker/kept-words";
import { isKeptNotice, type KeptNotice } from "../service-worker/messages";

type Age = Pick<KeptNotice, "at" | "reason">;

const line = (): Element | null => document.querySelector("[data-kept-line]");

const hide = (): void => line()?.remove();

/** The age of the page, when the worker has inserted the notice. */
const ageOfLine = (): readonly Age[] => {
  const at = line()?.getAttribute("data-kept-line");
  return at === null || at === undefined ? [] : [{ at: at === "" ? null : Number(at), reason: "offline" }];
};

const show = (words: string, at: Age["at"], way: string = offlineTexts.tryAgain): void => {
  hide();
  document.body.insertAdjacentHTML("afterbegin", keptLine({ words: "", at, way }));
  // Inserted after the element, so that screen readers announce the text.
  requestAnimationFrame(() => line()?.querySelector("p")?.replaceChildren(words));
};

/** Shows and hides the notice that a page is stale, for the open page and for those that are navigated to. */
export const watchKeptLine = () => {
  /** Pages whose data came from the cache, by the path of the data; Gatsby requests it once. */
  const kept = new Map(ageOfLine().map((age) => [pageDataPath(window.location.pathname), age]));
  let path = window.location.pathname;
  let since = performance.timeOrigin;
  const say = ({ at, reason }: Age) => show(keptWords(reason, at, instantNow()), at);

  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isKeptNotice(data)) return;
    kept.set(data.keptAnswer, data);
    if (data.keptAnswer === pageDataPath(path) && line() === null) say(data);
  });
  // Here and not before: messages wait for this when listeners are added in this way.
  navigator.serviceWorker.startMessages();
  const sayOffline = (): void => {
    if (line() === null) say({ at: since, reason: "offline" });
  };
  window.addEventListener("offline", sayOffline);
  // This code loads when the browser is idle; the network may have been lost before.
  if (!navigator.onLine) sayOffline();
  window.addEventListener("online", () => {
    const age = kept.get(pageDataPath(path));
    if (age !== undefined) show(keptWords("back", age.at, instantNow()), age.at, offlineTexts.readAnew);
    else hide();
  });
  return {
    arrived: (at: string): void => {
      path = at;
      since = instantNow();
      const age = kept.get(pageDataPath(path));
      if (age !== undefined) say(age);
      else if (navigator.onLine) hide();
      else say({ at: since, reason: "offline" });
    },
  };
};
