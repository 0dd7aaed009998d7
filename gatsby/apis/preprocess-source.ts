import type { GatsbyNode } from "gatsby";

/**
 * What Gatsby extracts from a file: queries, slices, and the exports of a page beside its component. A file that
 * matches without any of them only takes time.
 */
const WANTED = [
  /\bgraphql\s*[`(]/,
  /\bSlice\b/,
  /\bexports?\b.*\b(?:Head|config|getServerData)\b/,
  /\bexport\s*\{[^}]*\b(?:Head|config|getServerData)\b/,
];

/**
 * Gatsby parses every file of the site, and of packages with "gatsby" in their name, that contains a word like "Head",
 * which "Heading" does too. Files in which it would find nothing are replaced by an empty script for this step.
 */
export const preprocessSource: NonNullable<GatsbyNode["preprocessSource"]> = ({ contents }) =>
  WANTED.some((wanted) => wanted.test(contents)) ? undefined : ";";
