import { isFrugal } from "./frugal";
import { linkAt, pageBehind } from "./page-link";

/** So long a link is in view before its page is loaded: those that are only scrolled past cost nothing. */
const IN_VIEW_MS = 500;
const AT_ONCE = 3;

type LoadAhead = (path: string) => Promise<unknown>;

/** Runs at most `AT_ONCE` loads beside each other, each path once. */
const queueOf = (load: LoadAhead) => {
  const asked = new Set<string>();
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
    if (asked.has(path)) return;
    asked.add(path);
    waiting.push(path);
    next();
  };
};

/**
 * Pages behind links in view in the main part are loaded half a second after they have come into view, data and code, so that
 * a click needs no request; and any page at once when its link is pressed. For who saves data nothing is loaded before that.
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
  const leave = (link: Element): void => {
    clearTimeout(timers.get(link));
    timers.delete(link);
  };
  const look = (link: Element): void => {
    leave(link);
    const path = link instanceof HTMLAnchorElement && link.isConnected && !isFrugal() ? pageBehind(link) : null;
    if (path) add(path);
  };
  // What is in view when a page comes alive has been there for long.
  let wait = 0;
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target);
      if (isIntersecting) timers.set(target, setTimeout(look, wait, target));
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
  let isAsked = false;
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      watch();
    }, IN_VIEW_MS / 2);
  }).observe(document.body, { childList: true, subtree: true });
  watch();
};
