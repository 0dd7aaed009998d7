import { relyOn } from "../../domain/rely-on";
import { isRecord } from "../is-record";

const matchesFonts = ({ test }: Record<string, unknown>): boolean => test instanceof RegExp && test.test("text.woff2");

/** The options with a limit below which a font is inlined, of all rules, however deeply they are nested. */
const limitsIn = (rules: unknown): readonly Record<string, unknown>[] => {
  if (Array.isArray(rules)) return rules.flatMap(limitsIn);
  if (!isRecord(rules)) return [];
  const uses = matchesFonts(rules) && Array.isArray(rules.use) ? rules.use : [];
  const own = uses.flatMap(({ options }) => (isRecord(options) && "limit" in options ? [options] : []));
  return [...own, ...limitsIn(rules.oneOf)];
};

/**
 * Small fonts are files too: inlined ones are refused by the content security policy, and loaded by every page.
 * @throws When no rule has a limit.
 */
export const keepFontsInFiles = (rules: unknown): void => {
  const found = limitsIn(rules);
  relyOn(found.length > 0, { expected: "a rule for fonts with a limit", where: "Gatsby's webpack rules" });
  for (const options of found) options.limit = false;
};
