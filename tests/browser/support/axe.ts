import type { Page } from "@playwright/test";
import { KNOWN_FAULTS, type KnownFault } from "./accessibility-facts";
import { axeViolations } from "./axe-run";

/** What is seen on a control is in its spoken name. */
const EXPERIMENTAL = ["label-content-name-mismatch"];

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly reported: string;
}

const isKnown = ({ rule, target }: Finding, path: string, known: readonly KnownFault[]): boolean =>
  known.some((fault) => fault.rule === rule && fault.target === target && fault.routes.includes(path));

/** Findings that are not known faults, and known faults of the page that are no longer found. */
const newsOf = (findings: readonly Finding[], path: string, known = KNOWN_FAULTS): readonly string[] => [
  ...findings.filter((finding) => !isKnown(finding, path, known)).map(({ reported }) => reported),
  ...known
    .filter(({ routes }) => routes.includes(path))
    .filter(({ rule, target }) => !findings.some((one) => one.rule === rule && one.target === target))
    .map(({ id }) => `${id} is mended: take it out of KNOWN_FAULTS and of the statement on the site`),
];

/**
 * axe's findings on a page whose rows are all laid out, one line per element, without known faults.
 * @param rules The rules to run; all of our levels when left out.
 */
export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  await page.waitForFunction(() => !("rest" in document.head.dataset));
  const violations = await axeViolations(page, rules, rules ? [] : EXPERIMENTAL);
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
