import { isRecord } from "./is-record";

/**
 * Class names of CSS modules are five letters in a build and tell their origin in develop. The long ones were 2.5 KB
 * (gzip) of the front page. Gatsby has no option for it, so every css-loader of its webpack rules is told.
 */
export const shortenClassNames = (rules: unknown): void => {
  if (Array.isArray(rules)) rules.forEach(shortenClassNames);
  if (!isRecord(rules)) return;
  const { options, oneOf, use } = rules;
  const modules = isRecord(options) ? options.modules : undefined;
  if (isRecord(modules) && "localIdentName" in modules) modules.localIdentName = "[hash:base64:5]";
  shortenClassNames(oneOf);
  shortenClassNames(use);
};
