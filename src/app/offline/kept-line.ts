import { instantNow } from "../../lib/clock";
import { offlineStrings } from "../../lib/offline-strings";
import { pageDataPath } from "../../rules/page-data-path";
import { keptLine, keptWords } from "../service-worker/kept-words";
import { isKeptNotice, type KeptNotice } from "../service-worker/messages";

type Age = Pick<KeptNotice, "at" | "reason">;

const line = (): Element | null => document.querySelector("[data-kept-line]");

const hide = (): void => line()?.remove();

/** The age of the page, when the worker has put the line there. */
const ageOfLine = (): readonly Age[] => {
  const at = line()?.getAttribute("data-kept-line");
  return at === null || at === undefined ? [] : [{ at: at === "" ? null : Number(at), reason: "offline" }];
};

const show = (words: string, at: Age["at"], way: string = offlineStrings.tryAgain): void => {
  hide();
  document.body.insertAdjacentHTML("afterbegin", keptLine({ words: "", at, way }));
  // Later than the line itself, so that screen readers notice the words.
  requestAnimationFrame(() => line()?.querySelector("p")?.replaceChildren(words));
};

/** The line that says that a page is stale, for pages that the reader goes to and for the open one. */
export const watchKeptLine = () => {
  /** Pages whose data was kept, by the path of the data; Gatsby asks for it once. */
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
  // This code comes when the page is at rest; the network may have gone before.
  if (!navigator.onLine) sayOffline();
  window.addEventListener("online", () => {
    const age = kept.get(pageDataPath(path));
    if (age !== undefined) show(keptWords("back", age.at, instantNow()), age.at, offlineStrings.readAnew);
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
