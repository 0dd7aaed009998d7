import { linkAt, pageBehind } from "./page-link";

/** Chromium's information about the connection; other browsers have none. */
const connection = (): { readonly saveData: boolean; readonly effectiveType: string } => {
  const known: unknown = "connection" in navigator ? navigator.connection : undefined;
  if (typeof known !== "object" || known === null) return { saveData: false, effectiveType: "" };
  return {
    saveData: "saveData" in known && known.saveData === true,
    effectiveType: "effectiveType" in known ? String(known.effectiveType) : "",
  };
};

/** Crawlers read each page separately. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** True with Save-Data, on a slow connection, offline, or for a crawler: nothing is preloaded. */
const shouldSaveData = (): boolean => {
  const { saveData, effectiveType } = connection();
  const prefersLess = window.matchMedia?.("(prefers-reduced-data: reduce)").matches ?? false;
  return saveData || prefersLess || /2g/.test(effectiveType) || !navigator.onLine || CRAWLER.test(navigator.userAgent);
};

/** How long a link must be visible before its page is loaded: links that are scrolled past cost nothing. */
const IN_VIEW_MS = 500;
const AT_ONCE = 3;

type LoadAhead = (path: string) => Promise<unknown>;

/** Runs at most `AT_ONCE` loads at the same time, each path once. */
const queueOf = (load: LoadAhead) => {
  const requested = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  const next = (): void => {
    const path = running < AT_ONCE ? waiting.shift() : undefined;
    if (path === undefined) return;
    running += 1;
    void load(path).finally(() => {
      running -= 1;
      next();
    });
  };
  return (path: string): void => {
    if (requested.has(path)) return;
    requested.add(path);
    waiting.push(path);
    next();
  };
};

/**
 * Loads data and code of pages behind visible links in the main part after half a second, so that a click needs no
 * request; and of any page at once when its link is pressed. With Save-Data only the latter.
 */
export const loadLinksInView = (load: LoadAhead): void => {
  document.addEventListener("pointerdown", (event) => {
    const link = linkAt(event);
    const path = link && pageBehind(link);
    if (path) void load(path);
  });
  if (!("IntersectionObserver" in window)) return;
  const add = queueOf(load);
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const cancelTimer = (link: Element): void => {
    clearTimeout(timers.get(link));
    timers.delete(link);
  };
  const loadLink = (link: Element): void => {
    cancelTimer(link);
    const path = link instanceof HTMLAnchorElement && link.isConnected && !shouldSaveData() ? pageBehind(link) : null;
    if (path) add(path);
  };
  // Links that are visible at hydration have been so for some time.
  let wait = 0;
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      cancelTimer(target);
      if (isIntersecting) timers.set(target, setTimeout(loadLink, wait, target));
    }
    wait = IN_VIEW_MS;
  });
  const watched = new WeakSet<Element>();
  const watch = (): void => {
    for (const link of document.querySelectorAll("main a[href]")) {
      if (watched.has(link)) continue;
      watched.add(link);
      inView.observe(link);
    }
  };
  let isScheduled = false;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      watch();
    }, IN_VIEW_MS / 2);
  }).observe(document.body, { childList: true, subtree: true });
  watch();
};
