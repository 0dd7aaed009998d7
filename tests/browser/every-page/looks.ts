import type { Page } from "@playwright/test";
import { DESK, PHONE, TABLET, ZOOMED } from "../support/accessibility-facts";
import { axeFindings } from "../support/axe";
import { COLOUR_RULES } from "../support/axe-run";
import { ALL_SETTINGS, LARGEST, textIsRead, WIDTHS } from "../support/enlarged";
import { brokenWords, cutOff, resize, sideways, smallTargets } from "../support/geometry";
import { expect } from "../support/test";

/** Chromium's windows have a minimum width of 500 px; a page briefly has that width when the screen is narrowed. */
const settled = expect.configure({ soft: true, timeout: 3_000 });

const wordsAreWhole = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? DESK;
  await settled.poll(() => brokenWords(page), `broken words of buttons at ${width} px`).toEqual([]);
};

/** Nothing overflows or is clipped, and targets are large enough. */
const fits = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? DESK;
  await settled.poll(() => sideways(page), `sticks out sideways at ${size.width} px`).toEqual([]);
  await settled.poll(() => cutOff(page), `cut off at ${size.width} px`).toEqual([]);
  if (size.width === ZOOMED.width) return;
  await wordsAreWhole(page);
  await settled.poll(() => smallTargets(page), `too small to hit at ${size.width} px`).toEqual([]);
};

const axe = async (page: Page, state: string, rules?: readonly string[]): Promise<void> => {
  expect.soft(await axeFindings(page, rules), `axe, ${state}`).toEqual([]);
};

const inDarkScheme = async (page: Page, state: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await axe(page, `${state}, dark`, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
};

const inForcedColors = async (page: Page, state: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce", forcedColors: "active" });
  await axe(page, `${state}, forced colours`, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce", forcedColors: "none" });
};

/** How axe is run on a page: at all widths, light and dark, in forced colours and with large text; once; or not. */
export type Depth = "every state" | "once" | "geometry alone";

/** axe and the geometry, from wide to narrow; the window is narrow afterwards. In the dark only colour rules run. */
export const passesAxeAndFits = async (page: Page, depth: Depth): Promise<void> => {
  const isClose = depth === "every state";
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const size of [DESK, TABLET, PHONE]) {
    await resize(page, size);
    await (isClose || size !== TABLET ? fits(page) : wordsAreWhole(page));
    if (isClose || (size === DESK && depth === "once")) await axe(page, `${size.width} px, light`);
    if (isClose) await inDarkScheme(page, `${size.width} px`);
    if (isClose && size === PHONE) await inForcedColors(page, `${size.width} px`);
  }
  await resize(page, ZOOMED);
  await fits(page);
  if (isClose) {
    await resize(page, { width: 320, height: 640 });
    await axe(page, "320 px");
    await inDarkScheme(page, "320 px");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await axe(page, "320 px, text at 200 %");
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
};

/** All text is readable, with everything unfolded, whatever its size and spacing; the window is wide afterwards. */
export const canBeReadEnlarged = async (page: Page, isClose: boolean): Promise<void> => {
  await textIsRead(page, isClose ? WIDTHS : [320, 1280], isClose ? ALL_SETTINGS : LARGEST);
  await resize(page, DESK);
};
