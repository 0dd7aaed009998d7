import { logError } from "../../lib/log";

const reported = new Set<string>();

/**
 * Checks an undocumented part of Gatsby that this site changes in the browser. When it is missing, that is logged once,
 * and the caller leaves Gatsby's own behaviour as it is. In develop Gatsby differs, which is not logged.
 * docs/gatsby-internals.md lists all reliances.
 * @param name What is expected, as a noun.
 * @returns Whether it is there.
 */
export const hasInternal = (isThere: boolean, name: string): boolean => {
  if (isThere || process.env.NODE_ENV === "development" || reported.has(name)) return isThere;
  reported.add(name);
  logError(`Gatsby no longer has ${name}`);
  return false;
};
