import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { everyAnswer, fileHeaders, HASHED, type Header, IMMUTABLE } from "../rules/headers";
import type { SiteFacts } from "../rules/site-facts";

/** Cloudflare reads this many rules and ignores the rest; Netlify has no such limit. */
const MAX_RULES = 100;

/** Cloudflare ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

const rule = (path: string, headers: readonly Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");

const CACHED: readonly Header[] = [["Cache-Control", IMMUTABLE]];
const OPEN: readonly Header[] = [["Access-Control-Allow-Origin", "*"]];

/** Scripts and style sheets at the root of the site, the largest first. */
const hashedFiles = (publicRoot: string): readonly string[] => {
  const isHashed = (path: string) => HASHED.some((pattern) => new RegExp(pattern).test(path));
  return readdirSync(publicRoot)
    .map((name) => ({ path: `/${name}`, file: join(publicRoot, name) }))
    .filter(({ path, file }) => isHashed(path) && statSync(file).isFile())
    .sort((one, other) => statSync(other.file).size - statSync(one.file).size)
    .map(({ path }) => path);
};

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of all rules that match a path, so no header is in two
 * rules that can match the same path. Their default for other files is revalidation, which is right for pages. A rule's
 * path can contain one asterisk only, so scripts are listed individually; if there are too many, the smallest are
 * revalidated each time.
 * @throws When a line is longer than a host reads.
 */
export const headersFile = (facts: SiteFacts, publicRoot: string): string => {
  const policy = fileHeaders(facts).find(({ name }) => name === "Content-Security-Policy");
  const general = rule("/*", [...everyAnswer(facts), ["Content-Security-Policy", policy?.otherwise ?? ""]]);
  const rules = [
    general,
    ...["/data/*", "/kalender/*", "/rss/*"].map((path) => rule(path, OPEN)),
    ...["/static/*", "/sok-indeks/*"].map((path) => rule(path, CACHED)),
    ...hashedFiles(publicRoot).map((path) => rule(path, CACHED)),
  ].slice(0, MAX_RULES);
  const long = rules
    .join("\n")
    .split("\n")
    .find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined)
    throw new Error(`Cloudflare drops a line of ${long.length} characters: ${long.slice(0, 100)}`);
  return `${rules.join("\n\n")}\n`;
};
