import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only what is wrong is worked out in full, and no style sheet is fetched again: a run takes half the time. */
const QUICK = { resultTypes: ["violations" as const], preload: false, elementRef: false };

/** What axe finds wrong on a page that has been laid out to its end, one line for each element. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  await page.waitForFunction(() => !("rest" in document.head.dataset));
  const { violations } = await new AxeBuilder({ page }).options(QUICK).withTags(TAGS).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`),
  );
};
