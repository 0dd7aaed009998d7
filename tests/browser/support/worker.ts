import { expect, type Page } from "@playwright/test";

/** Waits until the pages at some paths are cached. */
export const isCached = async (page: Page, ...paths: readonly string[]): Promise<void> => {
  await expect
    .poll(() => page.evaluate((all) => Promise.all(all.map(async (path) => (await caches.match(path))?.ok)), paths))
    .toEqual(paths.map(() => true));
};

/** Waits until the service worker controls the page, and has cached the pages for every visitor. */
export const workerReady = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await isCached(page, "/kinoprogram", "/min-side/billetter", "/");
};

/** The paths of everything in the caches, whole addresses for other origins. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ""));
  });
