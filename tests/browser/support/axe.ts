import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { KNOWN_FAULTS, type KnownFault } from "./accessibility-facts";
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

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly reported: string;
}

const isKnown = ({ rule, target }: Finding, path: string, known: readonly KnownFault[]): boolean =>
  known.some((fault) => fault.rule === rule && fault.target === target && fault.routes.includes(path));

/** Findings that are not known faults, and known faults of the page that are no longer found. */
export const newsOf = (findings: readonly Finding[], path: string, known = KNOWN_FAULTS): readonly string[] => [
  ...findings.filter((finding) => !isKnown(finding, path, known)).map(({ reported }) => reported),
  ...known
    .filter(({ routes }) => routes.includes(path))
    .filter(({ rule, target }) => !findings.some((one) => one.rule === rule && one.target === target))
    .map(({ id }) => `${id} is mended: take it out of KNOWN_FAULTS and of the statement on the site`),
];

/** The tool's name and version: "axe-core 4.13.0". */
export const toolOf = async (page: Page): Promise<string> => {
  const { testEngine } = await new AxeBuilder({ page, axeSource: SOURCE })
    .options({ ...QUICK })
    .withRules(["document-title"])
    .analyze();
  return `${testEngine.name} ${testEngine.version}`;
};

/**
 * axe's findings on a page whose rows are all laid out, one line per element, without known faults.
 * @param rules The rules to run; all of our levels when left out.
 */
export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  await page.waitForFunction(() => !("rest" in document.head.dataset));
  await markContrastSample(page);
  const axe = new AxeBuilder({ page, axeSource: SOURCE }).options({ ...QUICK }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const element = target.join(" ");
      return { rule: id, target: element, reported: `${id}: ${element}: ${failureSummary?.replace(/\s+/g, " ")}` };
    }),
  );
  const known = KNOWN_FAULTS.filter(({ rule }) => !rules || rules.includes(rule));
  return newsOf(findings, new URL(page.url()).pathname, known);
};

/** The same in the light and the dark colour scheme, which stays. */
export const axeLightAndDark = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
};
