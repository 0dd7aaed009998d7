import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { builtIn, startChangingSite } from "../browser/support/changing-site";
import { DAY, prepareFixedDay } from "./support/fixed-day";
import { openWorkshop } from "./support/workshop";

/**
 * What a first visitor fetches of four pages, on a fixed day. No page may grow by more than a twentieth over
 * sizes.json, neither as a whole nor in its scripts. Intended growth is recorded in a commit of its own, with the
 * reason:
 *
 *     NEW_SIZES="The map of the halls" npm run test:workshop -- --project sizes
 */
const GROWTH = 1.05;
const BASELINE = join(__dirname, "sizes.json");
const PAGES = ["/", "/kinoprogram", "/nattekspressen-20261", "/article/dagkino-pa-rakkestad-kino"];

const sizes = z.record(z.string(), z.number());
const baseline = z.object({ reason: z.string().min(10), pages: z.record(z.string(), sizes) });

const workshop = openWorkshop();

/** Text as it is transferred, compressed in the same way each time; pictures and fonts unchanged. */
const weight = (type: string, body: Buffer): number => (/image|font/.test(type) ? body.length : gzipSync(body).length);

/** Bytes by kind of file, of everything that a page requests until it is idle, without scrolling. */
const measure = async (browser: Browser, url: string): Promise<Readonly<Record<string, number>>> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  try {
    const page: Page = await context.newPage();
    await page.clock.setFixedTime(`${DAY}+01:00`);
    const bodies: Promise<readonly [string, number]>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      bodies.push(response.body().then((body) => [type, weight(type, body)] as const));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(3_000);
    await page.waitForLoadState("networkidle");
    const found: Record<string, number> = {};
    for (const [type, bytes] of await Promise.all(bodies)) found[type] = (found[type] ?? 0) + bytes;
    return { all: Object.values(found).reduce((sum, bytes) => sum + bytes, 0), ...found };
  } finally {
    await context.close();
  }
};

test("no page has grown by more than a twentieth without a reason", async ({ browser }) => {
  await prepareFixedDay(workshop);
  const site = await startChangingSite(builtIn(workshop.site));
  const now: Record<string, Readonly<Record<string, number>>> = {};
  try {
    for (const path of PAGES) now[path] = await measure(browser, site.origin + path);
  } finally {
    await site.goAway();
  }
  const reason = process.env.NEW_SIZES;
  if (reason !== undefined) {
    writeFileSync(BASELINE, `${JSON.stringify(baseline.parse({ reason, pages: now }), null, 2)}\n`);
  }
  const { pages } = baseline.parse(JSON.parse(readFileSync(BASELINE, "utf8")));
  expect(Object.keys(pages)).toEqual(PAGES);
  for (const path of PAGES) {
    for (const kind of ["all", "script"]) {
      const allowed = (pages[path]?.[kind] ?? 0) * GROWTH;
      expect.soft(now[path]?.[kind], `${kind} of ${path}: ${JSON.stringify(now[path])}`).toBeLessThanOrEqual(allowed);
    }
  }
});
