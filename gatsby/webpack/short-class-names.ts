import { relyOn } from "../../domain/rely-on";
import { isRecord } from "../is-record";

/** The `modules` options of all css-loaders in webpack rules, however deeply the rules are nested. */
const cssModulesIn = (rules: unknown): readonly Record<string, unknown>[] => {
  if (Array.isArray(rules)) return rules.flatMap(cssModulesIn);
  if (!isRecord(rules)) return [];
  const { options, oneOf, use } = rules;
  const modules = isRecord(options) ? options.modules : undefined;
  const own = isRecord(modules) && "localIdentName" in modules ? [modules] : [];
  return [...own, ...cssModulesIn(oneOf), ...cssModulesIn(use)];
};

/**
 * Class names of CSS modules are five letters of a hash in a build, and name their origin in develop. The long ones
 * were 2.5 KB (gzip) of the front page. Gatsby has no option for it.
 * @throws When no rule names classes.
 */
export const shortenClassNames = (rules: unknown): void => {
  const found = cssModulesIn(rules);
  relyOn(found.length > 0, { expected: "a css-loader with localIdentName", where: "Gatsby's webpack rules" });
  for (const modules of found) modules.localIdentName = "[hash:base64:5]";
};
