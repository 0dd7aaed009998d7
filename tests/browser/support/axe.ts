import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { KNOWN_FAULTS, type KnownFault } from "./accessibility-facts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only what is wrong is worked out in full, and no style sheet is fetched again: a run takes half the time. */
const QUICK = { resultTypes: ["violations" as const], preload: false, elementRef: false };

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly told: string;
}

const isKnown = ({ rule, target }: Finding, path: string, known: readonly KnownFault[]): boolean =>
  known.some((fault) => fault.rule === rule && fault.target === target && fault.routes.includes(path));

/** Findings that no known fault explains, and known faults of the page that are no longer found. */
export const newsOf = (findings: readonly Finding[], path: string, known = KNOWN_FAULTS): readonly string[] => [
  ...findings.filter((finding) => !isKnown(finding, path, known)).map(({ told }) => told),
  ...known
    .filter(({ routes }) => routes.includes(path))
    .filter(({ rule, target }) => !findings.some((one) => one.rule === rule && one.target === target))
    .map(({ id }) => `${id} is mended: take it out of KNOWN_FAULTS and of the statement on the site`),
];

/** The tool that the findings come from: "axe-core 4.13.0". */
export const toolOf = async (page: Page): Promise<string> => {
  const { testEngine } = await new AxeBuilder({ page }).options(QUICK).withRules(["document-title"]).analyze();
  return `${testEngine.name} ${testEngine.version}`;
};

/** What axe finds wrong on a page that has been laid out to its end, one line for each element; known faults left out. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  await page.waitForFunction(() => !("rest" in document.head.dataset));
  const { violations } = await new AxeBuilder({ page }).options(QUICK).withTags(TAGS).setLegacyMode(true).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const element = target.join(" ");
      return { rule: id, target: element, told: `${id}: ${element}: ${failureSummary?.replace(/\s+/g, " ")}` };
    }),
  );
  return newsOf(findings, new URL(page.url()).pathname);
};
