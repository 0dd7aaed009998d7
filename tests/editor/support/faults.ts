import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [360, 768, 1280];

/** Opens all folded groups, and the first row of each list, which stands for the others. */
export const unfold = async (page: Page): Promise<void> => {
  const folded = page.locator("main :not(li) > details:not([open]), main li:first-child > details:not([open])");
  while ((await folded.count()) > 0) await folded.first().evaluate((one) => one.setAttribute("open", ""));
  await expect(page.getByText(/^Henter tekstredigering/)).toHaveCount(0);
};

/** Nothing that axe finds, and nothing that sticks out, on any width in any scheme. */
export const expectNoFaults = async (page: Page): Promise<void> => {
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${colorScheme} ${width} ${id}: ${nodes[0]?.html.slice(0, 200)}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
};

/** What the page says in the console, and what it throws, from now on. */
export const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};
