import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

export const PHONE = { width: 360, height: 740 };

/** A visitor's path to an answer: the number of taps and of screens scrolled. */
export const visitor = (page: Page) => {
  let taps = 0;
  let scrolled = 0;
  const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);
  /** Scrolls until the target is on the screen. */
  const look = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    const before = await topOf(target);
    await target.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
    scrolled += Math.abs((await topOf(target)) - before);
  };
  const tap = async (target: Locator): Promise<void> => {
    await look(target);
    await target.click();
    taps += 1;
  };
  /** A choice from a native list counts as one tap. */
  const choose = async (target: Locator, value: Parameters<Locator["selectOption"]>[0]): Promise<void> => {
    await look(target);
    await target.selectOption(value);
    taps += 1;
  };
  const done = (most: { readonly taps: number; readonly screens: number }): void => {
    const screens = scrolled / (page.viewportSize()?.height ?? 1);
    test.info().annotations.push({ type: "way", description: `${taps} taps, ${screens.toFixed(2)} screens` });
    expect(taps, "taps").toBeLessThanOrEqual(most.taps);
    expect(screens, "screens scrolled").toBeLessThanOrEqual(most.screens);
  };
  return { look, tap, choose, done };
};
