import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [360, 768, 1280];

/** The rules whose result depends on the colour scheme; all others are the same in the dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What fades in has no colours of its own yet. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });

/** A screen has no faults, and nothing sticks out, on a phone, a tablet and a desk, light and dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const axe = new AxeBuilder({ page });
      if (colorScheme === "dark") axe.withRules(COLOUR_RULES);
      const { violations } = await axe.analyze();
      expect(
        violations.map(({ id, nodes }) => `${colorScheme} ${width} ${id}: ${nodes[0]?.html.slice(0, 200)}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
};
