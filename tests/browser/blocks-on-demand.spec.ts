import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Scripts that the browser has fetched. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );

test("a page is rendered when the code of all its blocks has loaded", async ({ page }) => {
  await page.goto("/om-oss");
  await interactive(page);
  const before = new Set(await scripts(page));
  let delayed: (() => void) | undefined;
  const blocks: string[] = [];
  await page.route("**/*.js", async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (before.has(path)) return route.continue();
    blocks.push(path);
    await new Promise<void>((resolve) => {
      delayed = resolve;
    });
    return route.continue();
  });
  await page.evaluate(() => window.___navigate?.("/festsal"));
  await expect.poll(() => blocks.length).toBeGreaterThan(0);
  await expect(page).toHaveURL("/om-oss");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om oss");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  delayed?.();
  await expect(page).toHaveURL("/festsal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Festsal");
});
