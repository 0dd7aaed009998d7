import { createHash } from "node:crypto";

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

/** Gathers the scripts that stand in pages, for the content security policy. */
export class InlineScripts {
  readonly #scripts = new Set<string>();

  /** @throws When pages have scripts of their own: the policy, one for all pages, would have to name every page's. */
  add(file: string, html: string): void {
    for (const script of inlineScriptsOf(html)) this.#scripts.add(script);
    if (this.#scripts.size <= MOST) return;
    const [last = ""] = [...this.#scripts].slice(-1);
    throw new Error(
      `More than ${MOST} different scripts stand in the pages; ${file} has this one: ${last.slice(0, 200)}`,
    );
  }

  hashes(): readonly string[] {
    return [...this.#scripts].map(hashOf).sort();
  }
}
