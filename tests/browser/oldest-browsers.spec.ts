import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { floor, floorOf, newerIn, newerThan } from "./support/newer-features";
import { openSearch, results, status } from "./support/search-page";
import { expect, test } from "./support/test";
import { alive } from "./support/watch";

/** The oldest browsers that get the site's scripts (package.json, `browserslist`), and those before them. */

/** What scripts name and do not need, or name something else. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  "Intl.Segmenter": "Pagefind looks for it first",
  "….grow()": "Pagefind has a table of WebAssembly grow, which is old",
  "Error.captureStackTrace": "packages use it where it exists",
  "….captureStackTrace()": "packages use it where it exists",
  "….drop()": "the worker's shelves have a method of this name",
  "….requestIdleCallback()": "lib/when-idle.ts looks for it first",
  "….startViewTransition()": "React uses it for transitions that the site does not have",
  "….toArray()": "packages have methods of this name",
  "….use()": "React's own",
};

const built = (file: string): string => readFileSync(join("public", file), "utf8");

const HASH = /[0-9a-f]{20}/;

/** Scripts of this build, whose hashes stand in every page and in webpack's runtime; a warm build leaves older ones beside them. */
const publishedScripts = (): readonly string[] => {
  const page = built("index.html");
  const runtime = /\/(webpack-runtime-[0-9a-f]+\.js)/.exec(page)?.[1] ?? "";
  const known = page + built(runtime);
  const scripts = readdirSync("public").filter((file) => {
    const hash = file.endsWith(".js") && HASH.exec(file)?.[0];
    return hash && known.includes(hash);
  });
  const { folder } = z.object({ folder: z.string() }).parse(JSON.parse(built("sok-indeks.json")));
  return [...scripts, "sw.js", join(folder, "pagefind.js")];
};

test("published scripts need nothing that the oldest browsers lack", () => {
  const newer = newerThan(floor());
  expect(publishedScripts().length).toBeGreaterThan(20);
  const found = publishedScripts().flatMap((file) =>
    newerIn(built(file), newer)
      .filter((feature) => !(feature in NOT_NEEDED))
      .map((feature) => `${file}: ${feature}`),
  );
  expect(found).toEqual([]);
});

test("what is newer is found, wherever it stands", () => {
  const newer = newerThan(floorOf(["chrome >= 99", "safari >= 15.4"]));
  const script = `const a=[1].toSorted();Object.groupBy(a,f);AbortSignal.any([]);new CompressionStream("gzip");/(?<=a)b/.test(c);
    class D{static{this.e=1}}[2].at(-1);Object.hasOwn(a,0);g.showPopover?.();"x".replaceAll("x","y")`;
  expect(newerIn(script, newer)).toEqual([
    "AbortSignal.any",
    "Object.groupBy",
    "a regular expression that looks behind",
    "a static block",
    "new CompressionStream",
    "….groupBy()",
    "….toSorted()",
  ]);
  expect(newerIn("[1].at(-1);Object.hasOwn(a,0)", newerThan(floorOf(["safari >= 15.3"])))).toEqual([
    "Object.hasOwn",
    "….at()",
    "….hasOwn()",
  ]);
});

test("published styles ask nothing of the screen in words that the oldest browsers do not know", () => {
  const [, sheet = ""] = /"(\/styles\.[0-9a-f]+\.css)"/.exec(built("index.html")) ?? [];
  const asked = [...built(sheet).matchAll(/@media[^{]+/g)].map(([words]) => words);
  expect(asked.length).toBeGreaterThan(20);
  // Safari before 16.4 and Chrome before 104 leave out a whole rule that says `width >= 48rem`.
  expect(asked.filter((words) => /[<>=]/.test(words))).toEqual([]);
});

/** Takes things away before any script of the page runs: "Object.hasOwn", "Array.prototype.at". */
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

/** As browsers before 2023: they know neither the attribute nor its rules. */
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
  test(`a browser without ${name} has pages that are whole`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    for (const path of ["/", "/kinoprogram?dag=i-dag", "/nattekspressen-20261"]) {
      const words = path.includes("?") ? null : await builtWords(page, path);
      await without(page, [name]);
      await page.goto(path);
      await page.waitForFunction(() => {
        const heading = document.querySelector("main h1");
        const isAlive = heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
        return (isAlive || "static" in document.head.dataset) && !("narrowing" in document.head.dataset);
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

test("the oldest browsers have everything: nothing newer is missed", async ({ page }) => {
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
    await alive(page);
    await expect(page.getByText(/Noe gikk galt|Her gikk noe i stykker|Ikke alt i denne delen/)).toHaveCount(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personvernerklæring");
  // Search is a package's script and WebAssembly, fetched when it is needed.
  await openSearch(page, "/sok?q=fesstal");
  await expect(status(page)).toHaveText(/^Ingen treff på «fesstal»\. Viser \d+ treff på «festsal»\.$/);
  await expect(results(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [kind, missing] of [
  ["that gets the scripts", []],
  ["that gets none", ["Object.hasOwn"]],
] as const) {
  test(`in a browser without popovers ${kind}, menu and search are closed and can be used`, async ({ page }) => {
    await withoutPopovers(page);
    await without(page, missing);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/om-oss");
    if (missing.length === 0) await alive(page);
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
