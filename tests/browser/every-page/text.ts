import type { Page, Response } from "@playwright/test";
import { headingOf, hiddenTexts, missingTexts } from "../support/page-texts";
import type { RoutePage } from "../support/pages";
import { plain } from "../support/plain-text";
import { SPECIFIED_BLOCKS } from "../support/routes";
import { expect } from "../support/test";
import { visibleText } from "../support/visible-text";

/** Whether `wanted` is a subsequence of `all`. */
const holdsInOrder = (all: readonly string[], wanted: readonly string[]): boolean => {
  let found = 0;
  for (const one of all) if (one === wanted[found]) found += 1;
  return found === wanted.length;
};

const softly = expect.configure({ soft: true, timeout: 10_000 });

interface Shown {
  readonly page: Page;
  readonly source: RoutePage;
  readonly response: Response | null;
}

/** The page has the specified blocks, shows its page file's content, and none of its hidden blocks. */
export const showsItsFile = async ({ page, source, response }: Shown): Promise<void> => {
  const components = source.blocks.map(({ component }) => component);
  const specified = SPECIFIED_BLOCKS[source.path] ?? [];
  softly(holdsInOrder(components, specified), `its blocks, ${components}, hold ${specified} in order`).toBe(true);
  const headings = await page.locator("h1").allTextContents();
  softly(headings.map(plain), "its h1").toEqual([headingOf(source)]);
  // The static page shows midnight of the build's day; its clock starts with its script.
  await softly
    .poll(async () => missingTexts(source, await visibleText(page)), "texts of its page file that are not shown")
    .toEqual([]);
  const markup = plain((await response?.text()) ?? "");
  const onThePage = plain(await page.evaluate(() => document.documentElement.textContent ?? ""));
  for (const hidden of hiddenTexts(source)) {
    softly(markup, "a hidden block leaves no markup").not.toContain(hidden);
    softly(onThePage, "a hidden block leaves nothing on the page").not.toContain(hidden);
  }
};
