import { expect, type Page } from "@playwright/test";
import { axeViolations, COLOUR_RULES } from "../../browser/support/axe-run";

const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [360, 768, 1280];

/** What is seen on a control is in its spoken name. axe has it off. */
const OWN_NAMES = ["label-content-name-mismatch"];

/** What fades in has no colours of its own yet. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The page's height once nothing has come for a while: `networkidle` is told once a document, not once a screen. */
const settledHeight = async (page: Page): Promise<number> => {
  let last = await heightOf(page);
  await expect(async () => {
    const before = last;
    await page.waitForTimeout(250);
    last = await heightOf(page);
    expect(last).toBe(before);
  }).toPass();
  return last;
};

/**
 * As high as the whole page: what a bar along the edge covers would count as too small to hit. Measured when all is
 * there; not again and again, since a screen that fills the window grows with it.
 */
const widen = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await settle(page);
  await expect(page.getByText(/^(Henter|Kontrollerer|Går gjennom) .*…$/)).toHaveCount(0);
  await page.setViewportSize({ width, height: await settledHeight(page) });
  await settle(page);
};

/** A screen has no faults, and nothing sticks out, on a phone, a tablet and a desk, light and dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await widen(page, width);
      const isDark = colorScheme === "dark";
      const violations = await axeViolations(page, isDark ? COLOUR_RULES : undefined, isDark ? [] : OWN_NAMES);
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${colorScheme} ${width} ${id}: ${nodes
              .map(({ html }) => html.slice(0, 200))
              .slice(0, 4)
              .join(" | ")}`,
        ),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  if (before !== null) await page.setViewportSize(before);
};
