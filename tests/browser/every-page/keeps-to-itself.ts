import type { Page } from "@playwright/test";
import { LITTLE, shiftOf } from "../support/layout-shift";
import { expect } from "../support/test";
import { scrollThrough } from "../support/watch";
import { askedLate } from "./measures";
import type { Visitor } from "./visitor";

/** No script came late. */
export const comesAtOnce = async (page: Page): Promise<void> => {
  expect.soft(await askedLate(page), "scripts that were asked for a round trip late").toEqual([]);
};

/** Nothing has moved while the page came. */
export const standsStill = async (page: Page): Promise<void> => {
  const { total, what } = await shiftOf(page);
  expect.soft(total, `what moved while the page came:\n${what}`).toBeLessThan(LITTLE);
};

/**
 * Read to its very end, the page has run without an error, within the policy, and asked its own house, the film platform and
 * nobody else. A request that the policy had to stop counts as well, as a breach.
 * @param expected What an error says that the browser has to note: that a missing page is missing.
 */
export const keepsToItself = async (
  { page, origins, heard, quiet }: Visitor,
  expected: RegExp | null = null,
): Promise<void> => {
  await scrollThrough(page);
  await quiet();
  const { errors, asked, wasted, violations } = heard();
  const amiss = errors.filter((error) => !expected?.test(error));
  expect.soft(amiss, "errors").toEqual([]);
  expect.soft(wasted, "files that were fetched ahead for nothing").toEqual([]);
  expect.soft(violations, "breaches of the policy").toEqual([]);
  expect
    .soft(
      asked.filter((origin) => !origins.includes(origin)),
      "others who were asked",
    )
    .toEqual([]);
  expect.soft(asked, "the requests are seen").toContain(origins[0]);
};
