import type { Page } from "@playwright/test";
import { expect } from "../support/test";

/** Levels of the visible headings, in order. */
const headingLevels = (page: Page): Promise<readonly number[]> =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) =>
      headings.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );

/** Each landmark is there once; headings begin at the first level and skip none. */
export const hasLandmarksAndHeadings = async (page: Page): Promise<void> => {
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(landmark), `landmark ${landmark}`).toHaveCount(1);
  }
  const levels = await headingLevels(page);
  expect.soft(levels[0], "level of the first heading").toBe(1);
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect.soft(leaps, `headings that skip a level: ${levels.join(" ")}`).toEqual([]);
};
