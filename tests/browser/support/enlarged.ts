import type { Page } from "@playwright/test";
import { cutTexts, type TextSetting } from "./cut-text";
import { resize } from "./geometry";
import { mutedScrollers } from "./scrollers";
import { expect } from "./test";

/** Readers who set their text larger or wider apart (WCAG 1.4.4, 1.4.10 and 1.4.12) get at every word. */

export const WIDTHS = [320, 360, 768, 1280];
export const spacedOrNot = (percents: readonly number[]): readonly TextSetting[] =>
  percents.flatMap((percent) => [false, true].map((spaced) => ({ percent, spaced })));
export const ALL_SETTINGS = spacedOrNot([100, 150, 200]);
export const LARGEST = spacedOrNot([200]);

/** Opens what is folded, so that its words are looked at too. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    for (const folded of document.querySelectorAll("main [data-open='false']"))
      folded.setAttribute("data-open", "true");
  });

export const at = (page: Page, width: number) => resize(page, { width, height: width === 320 ? 640 : 740 });

/** Looks at the page that is up, at each width in each setting. */
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
