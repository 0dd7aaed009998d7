import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { CONTRAST_SAMPLE, markContrastSample } from "./contrast-sample";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose results depend on colours. */
export const COLOUR_RULES: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Only violations are reported in detail, and no style sheet is fetched again: a run takes half the time. */
const QUICK = { resultTypes: ["violations" as const], preload: false, elementRef: false };

/** The builder's own axe, with the contrast rule, which takes most of the time, on the marked elements only. */
const SOURCE = `${readFileSync(
  require.resolve("axe-core/axe.min.js", { paths: [dirname(require.resolve("@axe-core/playwright"))] }),
  "utf8",
)}
;axe.configure({ rules: [{ id: "color-contrast", selector: "[${CONTRAST_SAMPLE}]" }] });`;

/** axe's violations on a page as it is, by the rules given or by all of our levels; and by some that axe has off. */
export const axeViolations = async (page: Page, rules?: readonly string[], also: readonly string[] = []) => {
  const on = Object.fromEntries(also.map((rule) => [rule, { enabled: true }]));
  await markContrastSample(page);
  const axe = new AxeBuilder({ page, axeSource: SOURCE }).options({ ...QUICK, rules: on }).setLegacyMode(true);
  return (await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze()).violations;
};

/** The tool's name and version: "axe-core 4.13.0". */
export const toolOf = async (page: Page): Promise<string> => {
  const { testEngine } = await new AxeBuilder({ page, axeSource: SOURCE })
    .options({ ...QUICK })
    .withRules(["document-title"])
    .analyze();
  return `${testEngine.name} ${testEngine.version}`;
};
