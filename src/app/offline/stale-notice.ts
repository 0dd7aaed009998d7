import { pageDataPath } from "../../../domain/addresses/page-data-path";
import { instantNow } from "../../lib/clock";
import { offlineTexts } from "../../lib/offline-texts";
import { isStaleMessage, type StaleMessage } from "../service-worker/messages";
import { staleNotice, staleNoticeText } from "../service-worker/stale-notice";

type Age = Pick<StaleMessage, "at" | "reason">;

const notice = (): Element | null => document.querySelector("[data-kept-line]");

const hide = (): void => notice()?.remove();

/** The age of the page, when the worker has inserted the notice. */
const initialAge = (): readonly Age[] => {
  const at = notice()?.getAttribute("data-kept-line");
  return at === null || at === undefined ? [] : [{ at: at === "" ? null : Number(at), reason: "offline" }];
};

const show = (text: string, at: Age["at"], linkText: string = offlineTexts.tryAgain): void => {
  hide();
  document.body.insertAdjacentHTML("afterbegin", staleNotice({ text: "", at, linkText }));
  // Inserted after the element, so that screen readers announce the text.
  requestAnimationFrame(() => notice()?.querySelector("p")?.replaceChildren(text));
};

/** Shows and hides the notice that a page is stale, for the open page and for those that are navigated to. */
export const watchStaleness = () => {
  /** Pages whose data came from the cache, by the path of the data; Gatsby requests it once. */
  const staleData = new Map(initialAge().map((age) => [pageDataPath(window.location.pathname), age]));
  let path = window.location.pathname;
  let since = performance.timeOrigin;
  const showAge = ({ at, reason }: Age) => show(staleNoticeText(reason, at, instantNow()), at);

  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isStaleMessage(data)) return;
    staleData.set(data.keptAnswer, data);
    if (data.keptAnswer === pageDataPath(path) && notice() === null) showAge(data);
  });
  // Not earlier: with `addEventListener`, messages are queued until this call.
  navigator.serviceWorker.startMessages();
  const showOffline = (): void => {
    if (notice() === null) showAge({ at: since, reason: "offline" });
  };
  window.addEventListener("offline", showOffline);
  // This code loads when the browser is idle; the network may have been lost before.
  if (!navigator.onLine) showOffline();
  window.addEventListener("online", () => {
    const age = staleData.get(pageDataPath(path));
    if (age !== undefined) show(staleNoticeText("back", age.at, instantNow()), age.at, offlineTexts.readAnew);
    else hide();
  });
  return {
    arrived: (at: string): void => {
      path = at;
      since = instantNow();
      const age = staleData.get(pageDataPath(path));
      if (age !== undefined) showAge(age);
      else if (navigator.onLine) hide();
      else showAge({ at: since, reason: "offline" });
    },
  };
};
