import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../install/chromium";

export interface Measured {
  readonly query: string;
  /** Bytes on the wire without headers, by file. */
  readonly files: ReadonlyMap<string, number>;
  /** From the last key to the first result on screen, in milliseconds, searching for the first time and again. */
  readonly firstMs: number;
  readonly againMs: number;
}

const SLOWING = 4;
const KEY_MS = 60;
const FIELD = "main input[type=search]";

/** The files of the search: the index and the script that is loaded on demand. */
const counter = async (page: Page): Promise<{ readonly start: () => void; readonly files: Map<string, number> }> => {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const files = new Map<string, number>();
  let counting = false;
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWING });
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    // Gatsby prefetches pages behind visible links; that is not part of the search.
    if (counting && !pathname.startsWith("/page-data/")) names.set(requestId, pathname);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name !== undefined) files.set(name, (files.get(name) ?? 0) + encodedDataLength);
  });
  return {
    files,
    start: () => {
      counting = true;
    },
  };
};

/** Records when the last key was pressed and when a result was first rendered. */
const watchTimes = (page: Page): Promise<void> =>
  page.evaluate((field) => {
    document.querySelector(field)?.addEventListener("input", () => Reflect.set(window, "lastKey", performance.now()));
    new MutationObserver(() => {
      if (document.querySelector("main h3 a")) Reflect.set(window, "firstResult", performance.now());
    }).observe(document.querySelector("main") ?? document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, FIELD);

const results = (page: Page) => page.locator("main h3 a");

/** Types a query; returns the time from its last key to the final results. */
const typedIn = async (page: Page, query: string): Promise<number> => {
  await page.keyboard.type(query, { delay: KEY_MS });
  await page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: `«${query}»` })
    .waitFor({ timeout: 30_000 });
  await results(page).first().waitFor();
  return page.evaluate(() => Number(Reflect.get(window, "firstResult")) - Number(Reflect.get(window, "lastKey")));
};

/** The search page for a first visitor with a slow machine. */
const opened = async (browser: Browser, origin: string) => {
  // Without the service worker, which caches pages during the measurement.
  const page = await browser.newPage({ serviceWorkers: "block" });
  const { start, files } = await counter(page);
  await page.goto(`${origin}/sok`, { waitUntil: "networkidle" });
  await watchTimes(page);
  start();
  await page.locator(FIELD).focus();
  return { page, files };
};

/**
 * Searches twice as a first visitor: once with the whole query pasted, for the bytes, and once by key, for the time.
 */
export const measure = async (origin: string, query: string): Promise<Measured> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const pasted = await opened(browser, origin);
    await pasted.page.locator(FIELD).fill(query);
    await results(pasted.page).first().waitFor({ timeout: 30_000 });
    await pasted.page.waitForLoadState("networkidle");
    const typed = await opened(browser, origin);
    const firstMs = await typedIn(typed.page, query);
    await typed.page.locator(FIELD).fill("");
    await results(typed.page).first().waitFor({ state: "detached" });
    const againMs = await typedIn(typed.page, query);
    return { query, files: pasted.files, firstMs, againMs };
  } finally {
    await browser.close();
  }
};
