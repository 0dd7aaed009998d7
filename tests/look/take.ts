import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { interactive, scrollThrough } from "../browser/support/watch";
import { INSTANT } from "./clock";
import { logInDemo, type Shot } from "./shots";

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Where pictures are taken: the served site, or the desk. */
export interface Place {
  readonly url: string;
  /** The film platform that the site was built with; null for the desk. */
  readonly platform: string | null;
}

const WINDOW_HEIGHT = 900;

/** "forside.390.light.png" */
const fileOf = ({ name }: Shot, width: number, scheme: Scheme): string => `${name}.${width}.${scheme}.png`;

const newContext = async (browser: Browser, isFirst: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.clock.setFixedTime(INSTANT);
  await context.addInitScript((answered) => {
    // A trailer's frame has no storage.
    if (window !== window.top) return;
    if (answered) localStorage.setItem("kulturhus-samtykke", "denied 32503680000000");
    localStorage.setItem("redaksjon omvisning", "sett");
  }, !isFirst);
  return context;
};

/** Until every picture and font is there and nothing is waited for. */
const settle = async (page: Page): Promise<void> => {
  await scrollThrough(page);
  // Fetched when they are scrolled near; the button is there until then, and without a film club.
  const reviews = page.getByRole("button", { name: "Vis anmeldelsene" });
  if (await reviews.isVisible()) await reviews.click({ timeout: 1000 }).catch(() => undefined);
  // A row that scrolls sideways holds pictures that are never near; one that is not drawn need not come.
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("body *:not(:has(*))")].every(
      (one) => !/^(Henter|Kontrollerer) .*…$/.test(one.textContent) || !one.checkVisibility(),
    ),
  );
  await page.waitForFunction(() => [...document.images].every((one) => one.complete || !one.checkVisibility()));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
};

const open = async (page: Page, { url, platform }: Place, shot: Shot): Promise<void> => {
  // The desk's screens differ in the fragment, which alone loads nothing anew.
  await page.goto("about:blank");
  await page.goto(`${url}/${shot.path.replace(/^\//, "")}`);
  if (platform !== null) await interactive(page);
  await page.waitForLoadState("networkidle");
  await shot.act?.(page);
  if (shot.height === undefined || shot.act === undefined) await settle(page);
};

const TRIES = 8;

/** What is painted late, such as a picture that is still decoded, makes two pictures in a row differ. */
const steadyPicture = async (page: Page, fullPage: boolean): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const next = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
    if (next.equals(last)) break;
    last = next;
    await page.waitForTimeout(100);
  }
  return last;
};

interface Taking {
  readonly browser: Browser;
  readonly place: Place;
  readonly folder: string;
}

/** One visit for all sizes of a shot in both schemes; the shots that fail are named, and the others are taken. */
const takeShot = async ({ browser, place, folder }: Taking, shot: Shot): Promise<void> => {
  const context = await newContext(browser, shot.isFirst ?? false);
  try {
    const page = await context.newPage();
    if (place.platform !== null) {
      // Fonts that come late are not used by the page that asks for them, but they are kept for the next.
      await page.goto(`${place.url}/om-oss`);
      await page.evaluate(() => document.fonts.ready);
      if (shot.isMember) await logInDemo(page, place.platform);
    }
    for (const width of shot.widths) {
      await page.setViewportSize({ width, height: shot.height ?? WINDOW_HEIGHT });
      await page.emulateMedia({ media: shot.media ?? "screen" });
      await open(page, place, shot);
      for (const colorScheme of shot.media === "print" ? (["light"] as const) : SCHEMES) {
        await page.emulateMedia({ colorScheme, media: shot.media ?? "screen" });
        const picture = await steadyPicture(page, shot.height === undefined);
        writeFileSync(join(folder, fileOf(shot, width, colorScheme)), picture);
      }
    }
  } catch (error) {
    console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
};

const AT_ONCE = 2;

/** Takes the pictures of all shots into a folder. */
export const takePictures = async (taking: Taking, shots: readonly Shot[]): Promise<void> => {
  mkdirSync(taking.folder, { recursive: true });
  const left = [...shots];
  const work = async (): Promise<void> => {
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) await takeShot(taking, shot);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
