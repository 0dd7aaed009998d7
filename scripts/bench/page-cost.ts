import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { slowed } from "./harness";

/** The cost of loading a page on a slowed phone. */
export interface LoadCost {
  /** Bytes on the wire by resource type, headers included. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly requests: number;
  /** Largest Contentful Paint, in milliseconds. */
  readonly lcp: number;
  /** Total Blocking Time after the first paint: each task's milliseconds beyond 50. */
  readonly tbt: number;
  readonly cls: number;
}

/** The cost of a page for a visitor, and of a link on it. */
export interface PageCost extends LoadCost {
  /** Milliseconds from a click to the next page's heading, some time after the page has loaded. */
  readonly click: number;
  /** The same, for a click as soon as the page has loaded. */
  readonly clickAtOnce: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LOOKED_MS = 2_000;
const SETTLED_MS = 3_000;

const CLICKED = "benk-klikket";
const ARRIVED = "benk-framme";

/** Records paints, layout shifts and long tasks, and when the next page's heading is rendered. */
const watchPage = async (context: BrowserContext): Promise<void> => {
  // tsx names functions with a helper of its own, which pages lack.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript(
    ([clicked, arrived]) => {
      const seen = { lcp: 0, tbt: 0, cls: 0 };
      Reflect.set(window, "benk", seen);
      const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe("largest-contentful-paint", ({ startTime }) => {
        seen.lcp = startTime;
      });
      observe("longtask", ({ startTime, duration }) => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        if (paint && startTime >= paint.startTime) seen.tbt += Math.max(0, duration - 50);
      });
      observe("layout-shift", (entry) => {
        if (!Reflect.get(entry, "hadRecentInput")) seen.cls += Number(Reflect.get(entry, "value"));
      });
      const heading = () => document.querySelector("main h1")?.textContent ?? "";
      const note = () => sessionStorage.setItem(clicked, JSON.stringify({ at: Date.now(), from: heading() }));
      addEventListener("click", note, { capture: true });
      new MutationObserver(() => {
        const stored = sessionStorage.getItem(clicked);
        if (stored === null) return;
        const { at, from } = JSON.parse(stored);
        if (heading() === "" || heading() === from) return;
        sessionStorage.removeItem(clicked);
        requestAnimationFrame(() => sessionStorage.setItem(arrived, String(Date.now() - at)));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [CLICKED, ARRIVED] as const,
  );
};

const countBytes = (session: CDPSession): ReadonlyMap<string, number> => {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    bytes.set("requests", (bytes.get("requests") ?? 0) + 1);
  });
  return bytes;
};

/** Browser state from earlier visits, such as a session. */
export type BrowserState = Exclude<BrowserContextOptions["storageState"], string>;

const withPage = async <Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  storageState?: BrowserState,
): Promise<Result> => {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  try {
    await watchPage(context);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** A page to open, and a link on it to follow. */
export interface Visit {
  readonly url: string;
  /** Selector for links; the first visible one is followed. */
  readonly link: string;
  /** Selector for a control to press first, such as the menu button. */
  readonly opens?: string;
}

const timeOfClick = (browser: Browser, { url, link, opens }: Visit, lookedMs: number): Promise<number> =>
  withPage(browser, async (page) => {
    await slowed(page, "slow 4G");
    await page.goto(url, { waitUntil: "commit" });
    if (opens !== undefined) await page.locator(opens).first().click();
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(lookedMs);
    await target.click({ noWaitAfter: true });
    const arrived = await page.waitForFunction((key) => sessionStorage.getItem(key), ARRIVED, { polling: 50 });
    return Number(await arrived.jsonValue());
  });

interface Visitor {
  readonly state?: BrowserState;
  /** With caches from an earlier visit to the page, and the service worker. */
  readonly returning?: boolean;
}

/** Loads a page, with empty caches by default. */
export const loadCost = (
  browser: Browser,
  url: string,
  { state, returning = false }: Visitor = {},
): Promise<LoadCost> =>
  withPage(
    browser,
    async (page) => {
      if (returning) {
        const earlier = await page.context().newPage();
        await earlier.goto(url);
        await earlier.evaluate(async () => void (await navigator.serviceWorker.ready));
        await earlier.waitForTimeout(SETTLED_MS);
        await earlier.close();
      }
      const counted = countBytes(await slowed(page, "slow 4G"));
      await page.goto(url, { waitUntil: "load" });
      await page.waitForTimeout(SETTLED_MS);
      const seen: { lcp: number; tbt: number; cls: number } = await page.evaluate(() => Reflect.get(window, "benk"));
      const { requests = 0, ...bytes } = Object.fromEntries(counted);
      return { ...seen, requests, bytes: new Map(Object.entries(bytes)) };
    },
    state,
  );

/** Loads a page as a first-time visitor, and follows a link on it. */
export const pageCost = async (browser: Browser, visit: Visit): Promise<PageCost> => {
  const loaded = await loadCost(browser, visit.url);
  const click = await timeOfClick(browser, visit, LOOKED_MS);
  const clickAtOnce = await timeOfClick(browser, visit, 0);
  return { ...loaded, click, clickAtOnce };
};
