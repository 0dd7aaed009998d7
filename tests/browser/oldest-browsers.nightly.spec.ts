import type { Page } from "@playwright/test";
import { floor, newerThan } from "./support/newer-features";
import { openSearch, results, status } from "./support/search-page";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/**
 * The oldest browsers that get the site's scripts (package.json, `browserslist`), and those before them; their files
 * are read in tests/files.
 */

/** Removes features before any script of the page runs: "Object.hasOwn", "Array.prototype.at". */
const without = (page: Page, names: readonly string[]) =>
  page.addInitScript((all) => {
    for (const name of all) {
      const parts = name.split(".");
      const last = parts.pop() ?? "";
      const owner = parts.reduce<unknown>(
        (found, key) => (found == null ? found : Reflect.get(Object(found), key)),
        window,
      );
      if (owner != null) Reflect.deleteProperty(Object(owner), last);
    }
  }, names);

/** Like browsers before 2023, which support neither the attribute nor its rules. */
const withoutPopovers = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const strip = () => {
      for (const panel of document.querySelectorAll("[popover]")) panel.removeAttribute("popover");
    };
    new MutationObserver(strip).observe(document, { childList: true, subtree: true, attributes: true });
  });

const wordsOf = async (page: Page): Promise<string> =>
  ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ");

const builtWords = async (page: Page, path: string): Promise<string> => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path);
  const words = await wordsOf(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return words;
};

/** Without these a browser gets no scripts. */
const NEEDED = ["Object.hasOwn", "Array.prototype.at", "String.prototype.replaceAll", "Promise.allSettled"];

for (const name of [...NEEDED, "fetch", "indexedDB", "IntersectionObserver"]) {
  test(`a browser without ${name} has complete static pages`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    for (const path of ["/", "/kinoprogram?dag=i-dag", "/nattekspressen-20261"]) {
      const words = path.includes("?") ? null : await builtWords(page, path);
      await without(page, [name]);
      await page.goto(path);
      await page.waitForFunction(() => {
        const heading = document.querySelector("main h1");
        const isHydrated = heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
        return (isHydrated || "static" in document.head.dataset) && !("narrowing" in document.head.dataset);
      });
      const isNeeded = NEEDED.includes(name);
      expect(await page.evaluate(() => "static" in document.head.dataset)).toBe(isNeeded);
      await expect(page.getByText(/Noe gikk galt|Her gikk noe i stykker/)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (words !== null && (await page.evaluate(() => "static" in document.head.dataset))) {
        expect(await wordsOf(page)).toBe(words);
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
    }
    expect(errors).toEqual([]);
  });
}

test("the oldest browsers have every feature that the scripts use", async ({ page }) => {
  const { paths } = newerThan(floor());
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  // Playwright's own clock and selectors run beside the page's scripts.
  await without(
    page,
    [...paths].filter((name) => !/^(?:Window|Document|Event|Node|NodeList|Element)\b/.test(name)),
  );
  for (const path of ["/", "/kinoprogram", "/nattekspressen-20261", "/festsal", "/logg-inn"]) {
    await page.goto(path);
    await interactive(page);
    await expect(page.getByText(/Noe gikk galt|Her gikk noe i stykker|Ikke alt i denne delen/)).toHaveCount(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
  // The search is loaded when it is used.
  await openSearch(page, "/sok?q=fesstal");
  await expect(status(page)).toHaveText(/^Ingen treff på «fesstal»\. Viser \d+ treff på «festsal(?:en)?»\.$/);
  await expect(results(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [kind, missing] of [
  ["that gets the scripts", []],
  ["that gets none", ["Object.hasOwn"]],
] as const) {
  test(`in a browser without popovers ${kind}, menu and search are closed and work`, async ({ page }) => {
    await withoutPopovers(page);
    await without(page, missing);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/om-oss");
    if (missing.length === 0) await interactive(page);
    const menu = page.getByRole("navigation", { name: "Hovedmeny" });
    const field = page.getByRole("banner").getByRole("searchbox");
    await expect(menu).toBeHidden();
    await expect(field).toBeHidden();
    await page.getByRole("button", { name: "Meny", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Meny", exact: true }).click();
    await menu.locator("summary").first().click();
    await menu.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Om oss");
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/om-oss");
    await expect(menu).toBeVisible();
    await expect(field).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Søk" }).click();
    await field.fill("film");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/sok\?q=film/);
  });
}
