import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { DOMParser } from "@xmldom/xmldom";
import ICAL from "ical.js";
import { readSiteFacts } from "../../server/read-site-facts";
import { type Served, serveOn } from "../../server/serve-on";
import { siteServer } from "../../server/site-server";
import { violationsIn } from "../browser/support/strict-site";
import { builtPaths, changedFiles, type Digests, digestsBelow, filesBelow } from "./support/built-files";
import { DAY } from "./support/fixed-day";
import { makeHostile } from "./support/hostile-content";
import { lendPictures, openWorkshop } from "./support/workshop";

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");
const BUILDS = 3;

/** A site in which every text, as far as the content check allows, tries to break out of its context. */
test.describe("a site with hostile texts", () => {
  const built: Digests[] = [];

  test.beforeAll(async () => {
    // Three builds, on a machine that may be busy.
    test.setTimeout(15 * 60_000);
    workshop.restore("cold");
    lendPictures(workshop);
    const { hostile, refused } = await makeHostile({
      contentRoot: join(workshop.site, "content"),
      staticRoot: join(workshop.site, "static"),
    });
    console.log(`${hostile} texts are hostile, ${refused} fields were refused by the check`);
    expect(hostile).toBeGreaterThan(2000);
    for (let build = 0; build < BUILDS; build += 1) {
      const { code, output } = await workshop.gatsbyBuild({ CLOCK: DAY });
      expect(code, output).toBe(0);
      built.push(digestsBelow(publicRoot));
    }
  });

  test("is the same to the byte, however often it is built", () => {
    const [first, ...others] = built;
    expect(first?.size).toBeGreaterThan(500);
    for (const other of others) expect(changedFiles(first ?? new Map(), other)).toEqual([]);
    expect(others).toHaveLength(BUILDS - 1);
  });

  test("has calendars, channels and data that can be read", () => {
    const read = (ending: string) =>
      filesBelow(publicRoot)
        .filter((file) => file.endsWith(ending))
        .map((file) => [file, readFileSync(join(publicRoot, file), "utf8")] as const);
    const calendars = read(".ics");
    expect(calendars.length).toBeGreaterThan(100);
    for (const [file, text] of calendars) {
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(
        calendar.getAllProperties().map(({ name }) => name),
        file,
      ).not.toContain("x-hit");
      expect(text, file).not.toMatch(/^X-HIT/m);
    }
    const channels = read(".xml");
    expect(channels.length).toBeGreaterThan(5);
    const onError = (_level: string, message: string) => {
      throw new Error(message);
    };
    for (const [, text] of channels) new DOMParser({ onError }).parseFromString(text, "text/xml");
    for (const [, text] of read(".json")) JSON.parse(text);
  });

  test("runs no code from its texts, in the browser and under its own policy", async ({ browser }) => {
    const facts = readSiteFacts({ file: join(workshop.site, ".cache/site-server.json"), env: {} });
    const site: Served = await serveOn(siteServer({ publicRoot, facts }));
    const context = await browser.newContext();
    try {
      const hits: string[] = [];
      await context.exposeFunction("hit", () => hits.push("hit"));
      const violations = await violationsIn(context);
      const page = await context.newPage();
      page.on("dialog", (dialog) => hits.push(dialog.message()));
      const paths = builtPaths(publicRoot);
      expect(paths.length).toBeGreaterThan(80);
      // Pages of one kind are adjacent, so every third has some of each kind.
      const opened = ["/", "/404", "/kinoprogram", "/sok?q=swing", ...paths.filter((_path, index) => index % 3 === 0)];
      for (const path of opened) {
        await page.goto(`${site.url}${path}`);
        await expect.soft(page.locator("h1").first(), path).toBeVisible();
        await page.waitForLoadState("networkidle");
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        expect.soft(data, path).toHaveLength(1);
        for (const one of data) expect.soft(() => JSON.parse(one), path).not.toThrow();
        const strange = page.locator("[onerror], main script:not([type]), [src='x']");
        expect.soft(await strange.count(), path).toBe(0);
      }
      expect(hits).toEqual([]);
      expect(violations).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  });
});
