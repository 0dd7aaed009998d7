import type { Page } from "@playwright/test";
import { cutTexts, type TextSetting } from "./cut-text";
import { resize } from "./geometry";
import { mutedScrollers } from "./scrollers";
import { expect } from "./test";

/** All text stays readable when visitors enlarge it or increase its spacing (WCAG 1.4.4, 1.4.10 and 1.4.12). */

export const WIDTHS = [320, 360, 768, 1280];
export const spacedOrNot = (percents: readonly number[]): readonly TextSetting[] =>
  percents.flatMap((percent) => [false, true].map((spaced) => ({ percent, spaced })));
export const ALL_SETTINGS = spacedOrNot([100, 150, 200]);
export const LARGEST = spacedOrNot([200]);

/** Unfolds everything, so that its text is tested too. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    for (const folded of document.querySelectorAll("main [data-open='false']"))
      folded.setAttribute("data-open", "true");
  });

export const at = (page: Page, width: number) => resize(page, { width, height: width === 320 ? 640 : 740 });

/** Tests the current page at each width with each setting. */
export const textIsRead = async (
  page: Page,
  widths: readonly number[],
  settings: readonly TextSetting[],
): Promise<void> => {
  for (const width of widths) {
    await at(page, width);
    expect.soft(await cutTexts(page, settings), `words that cannot be read at ${width} px`).toEqual([]);
    expect.soft(await mutedScrollers(page), `boxes that no key scrolls at ${width} px`).toEqual([]);
  }
};
