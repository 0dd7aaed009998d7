import type { BrowserContext, Page } from "@playwright/test";
import { FAULTS, type Fault, startFilesOf } from "./support/faults";
import { expect, test } from "./support/test";
import { visibleText } from "./support/visible-text";
import { interactive } from "./support/watch";

/** A static page stays readable, whatever fails of its scripts and their data. */

const PAGES = ["/om-oss", "/kinoprogram?dag=i-dag", "/festsal"];

/** Long enough for timeouts and retries. */
const A_WHILE_MS = 2500;

interface Reading {
  readonly heading: string;
  readonly words: number;
  readonly menu: number;
  readonly links: number;
}

/** Visible text and links. */
const readingOf = async (page: Page): Promise<Reading> => {
  const words = (await visibleText(page)).split(/\s+/).length;
  const counts = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return {
      heading: seen("main h1")
        .map(({ textContent }) => textContent)
        .join(),
      menu: document.querySelectorAll("header nav a[href]").length,
      links: seen("main a[href]").length + seen("footer a[href]").length,
    };
  });
  return { ...counts, words };
};

const withoutScript = async (page: Page, path: string): Promise<Reading> => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path);
  await page.waitForFunction(() => "static" in document.head.dataset);
  const reading = await readingOf(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return reading;
};

const settled = async (page: Page, fault: Fault): Promise<void> => {
  if (fault === "never answered") {
    await page.waitForTimeout(A_WHILE_MS);
    return;
  }
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    const isHydrated = heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
    return isHydrated || "static" in document.head.dataset || !document.querySelector("header");
  });
};

interface Case {
  readonly path: string;
  readonly file: string;
  readonly fault: Fault;
}

const ALL = Object.keys(FAULTS).filter((name): name is Fault => name in FAULTS);

/** Each file gets each fault on some page; all combinations on all pages would take many minutes. */
const casesOf = (path: string, files: readonly string[]): readonly Case[] =>
  files.flatMap((file, place) =>
    ALL.filter((_, turn) => process.env.ALL_FAULTS || (turn + place + PAGES.indexOf(path)) % 3 === 0).map((fault) => ({
      path,
      file,
      fault,
    })),
  );

/** Most of a case is waiting, so several run in parallel. */
const AT_ONCE = 4;

const besideEachOther = async (
  cases: readonly Case[],
  context: BrowserContext,
  look: (page: Page, one: Case) => Promise<void>,
): Promise<void> => {
  const left = [...cases];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const page = await context.newPage();
      await look(page, one);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Returns what is missing on a page when one of its files fails. */
const lookAt = async (page: Page, { path, file, fault }: Case, whole: Reading): Promise<void> => {
  let requested = 0;
  await page.route(`**${file}*`, (route) => {
    requested += 1;
    return FAULTS[fault](route);
  });
  await page.goto(path);
  await settled(page, fault);
  const what = `${file} ${fault} on ${path}`;
  expect.soft(await page.getByText("Her gikk noe i stykker").count(), what).toBe(0);
  expect.soft(await page.getByText("Noe gikk galt").count(), what).toBe(0);
  await page.waitForFunction(() => !("narrowing" in document.head.dataset));
  const reading = await readingOf(page);
  expect.soft(reading.heading, what).toBe(whole.heading);
  expect.soft(reading.menu, what).toBe(whole.menu);
  if (!path.includes("?")) {
    expect.soft(reading.words, what).toBeGreaterThan(whole.words * 0.9);
    expect.soft(reading.links, what).toBeGreaterThanOrEqual(whole.links);
  }
  // What a page requests when idle may not have been requested yet; a 404 for page data is a response.
  const isAnswer = fault === "answered 404" && file.startsWith("/page-data/");
  if (requested > 0 && fault !== "never answered" && !file.endsWith("app-data.json") && !isAnswer) {
    await expect.soft.poll(() => requested, what).toBeGreaterThan(1);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
};

for (const path of PAGES) {
  test(`${path} is readable whichever of its start files fails, with any fault`, async ({ page, context }) => {
    test.setTimeout(600_000);
    const whole = await withoutScript(page, path);
    expect(whole.words).toBeGreaterThan(50);
    const files = await startFilesOf(page, async () => {
      await page.goto(path);
      await interactive(page);
    });
    expect(files.length).toBeGreaterThan(8);
    await besideEachOther(casesOf(path, files), context, (one, fault) => lookAt(one, fault, whole));
  });
}

for (const path of ["/kinoprogram?dag=i-dag", "/filmer/?fra=brev", "/om-oss#kontakt", "/finnes-ikke?x=1"]) {
  test(`${path} is hydrated when nothing fails`, async ({ page }) => {
    await page.goto(path);
    await interactive(page);
    expect(await page.evaluate(() => "static" in document.head.dataset)).toBe(false);
  });
}

test("a start file that fails once is retried, and the page is hydrated", async ({ page }) => {
  const files = await startFilesOf(page, async () => {
    await page.goto("/festsal");
    await interactive(page);
  });
  for (const [place, file] of files.entries()) {
    const faults = ["aborted", "answered 500", "cut in half"] as const;
    for (const fault of faults.filter((_, turn) => process.env.ALL_FAULTS || turn === place % 3)) {
      let requested = 0;
      await page.route(`**${file}*`, (route) => {
        requested += 1;
        // The preload link, and the request when that has failed.
        return requested <= 1 ? FAULTS[fault](route) : route.continue();
      });
      await page.goto("/festsal");
      await interactive(page);
      expect.soft(await page.getByRole("alert").count(), `${file} ${fault}`).toBe(0);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  }
});

const TITLE = "Nytt navn på siden";

/** As if another tab had been in front for some time, in ms. */
const returnAfter = async (page: Page, time: number): Promise<void> => {
  const turn = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await turn(true);
  await page.clock.fastForward(time);
  await turn(false);
};

test("a page that is shown again after hours is loaded again when it was published anew", async ({ page }) => {
  await page.clock.install();
  await page.goto("/om-oss");
  await interactive(page);
  await page.evaluate(() => {
    document.body.dataset.first = "";
  });
  const isFirst = () => page.evaluate(() => "first" in document.body.dataset);
  const data = await (await page.request.get("/page-data/om-oss/page-data.json")).text();
  const renamed = data.replace(/"title":"[^"]*"/, `"title":"${TITLE}"`);
  let asked = 0;
  await page.route("**/page-data/om-oss/page-data.json", (route) => {
    asked += 1;
    return route.fulfill({ contentType: "application/json", body: asked === 1 ? data : renamed });
  });
  await returnAfter(page, 3 * 60 * 60_000);
  await expect.poll(() => asked).toBe(1);
  expect(await isFirst()).toBe(true);
  await returnAfter(page, 10 * 60_000);
  expect(asked).toBe(1);
  await returnAfter(page, 3 * 60 * 60_000);
  await page.waitForFunction(() => !("first" in document.body.dataset));
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
