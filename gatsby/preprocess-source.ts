import type { GatsbyNode } from "gatsby";

/**
 * What Gatsby looks for in a file: a query, a slice, and what a page exports beside its component. More than these may
 * match, which only takes time.
 */
const WANTED = [
  /\bgraphql\s*[`(]/,
  /\bSlice\b/,
  /\bexports?\b.*\b(?:Head|config|getServerData)\b/,
  /\bexport\s*\{[^}]*\b(?:Head|config|getServerData)\b/,
];

/**
 * Gatsby parses each file of the site and of packages with "gatsby" in their name in which a word like "Head" stands,
 * "Heading" too. It is given an empty script in the place of files in which it would find nothing.
 */
export const preprocessSource: NonNullable<GatsbyNode["preprocessSource"]> = ({ contents }) =>
  WANTED.some((wanted) => wanted.test(contents)) ? undefined : ";";
