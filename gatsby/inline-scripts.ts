import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlFiles } from "./html-files";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** JSON-LD and the like: nothing that a browser runs. */
const IS_DATA = /\btype="application\/[a-z+]*json"/;

const IS_ELSEWHERE = /\bsrc=/;

/** The scripts that stand in a page itself, to the letter. */
export const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    IS_DATA.test(attributes) || IS_ELSEWHERE.test(attributes) ? [] : [text],
  );

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The scripts in pages are constants of ours and Gatsby's. More than this, and pages have scripts of their own. */
const MOST = 12;

/**
 * Hashes of all scripts that stand in pages, for the content security policy.
 * @throws When pages have scripts of their own: the policy, one for all pages, would have to name every page's.
 */
export const inlineScriptHashes = (publicRoot: string): readonly string[] => {
  const scripts = new Set<string>();
  for (const file of htmlFiles(publicRoot).filter((name) => !name.startsWith(join(publicRoot, "_gatsby")))) {
    for (const script of inlineScriptsOf(readFileSync(file, "utf8"))) scripts.add(script);
    if (scripts.size > MOST) {
      const [first = ""] = [...scripts].slice(-1);
      throw new Error(
        `More than ${MOST} different scripts stand in the pages; ${file} has this one: ${first.slice(0, 200)}`,
      );
    }
  }
  return [...scripts].map(hashOf).sort();
};
