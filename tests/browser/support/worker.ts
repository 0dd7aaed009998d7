import { expect, type Page } from "@playwright/test";

/** Waits until the pages at some paths are kept. */
export const isKept = async (page: Page, ...paths: readonly string[]): Promise<void> => {
  await expect
    .poll(() => page.evaluate((all) => Promise.all(all.map(async (path) => (await caches.match(path))?.ok)), paths))
    .toEqual(paths.map(() => true));
};

/** Waits until the service worker answers for the page, and has kept what every reader is to have. */
export const workerReady = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await isKept(page, "/kinoprogram", "/min-side/billetter", "/");
};

/** The paths of everything that is kept, whole addresses for what is not the site's own. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ""));
  });
