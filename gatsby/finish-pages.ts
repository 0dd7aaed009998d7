import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { PageFactsHtml } from "../src/features/programme/build/machine-files";
import { htmlFiles } from "./html-files";
import { type InlineScripts, readInlineScripts } from "./inline-scripts";
import { withParts } from "./page-parts";
import { deferred, putStartOff } from "./put-start-off";
import { filesOfChunks, startLinks } from "./start-links";

const LINK = /(<link rel="stylesheet" href=")\/styles\.[0-9a-f]{20}\.css(")/g;

/**
 * What every page needs after Gatsby has rendered it: a link to the style sheet of this build, and its start scripts
 * put off. Gatsby renders a page again when its data or its components have changed, and knows nothing of style sheets:
 * after a change of colours alone, a warm build would leave the pages with the old one.
 */
export const pageFinisher = (publicRoot: string): ((html: string) => string) => {
  const stylesheet = filesOfChunks(publicRoot).app?.find((file) => /^styles\..*\.css$/.test(file));
  const link = (_link: string, before: string, after: string) => `${before}/${stylesheet}${after}`;
  return (html) => putStartOff(stylesheet === undefined ? html : html.replace(LINK, link));
};

/** "/filmer" of public/filmer/index.html, "/" of public/index.html, "/404.html" of public/404.html. */
const dataPathOf = (file: string, publicRoot: string): string =>
  file
    .slice(publicRoot.length)
    .replaceAll("\\", "/")
    .replace(/\/index\.html$/, "") || "/";

/** The address: the not-found page has two files. */
const pathOf = (file: string, publicRoot: string): string => dataPathOf(file, publicRoot).replace(/\.html$/, "");

interface Finishing {
  readonly publicRoot: string;
  /** What a page tells machines; null when the site has no such page, as for a file of the house's own. */
  readonly factsOf: (path: string) => PageFactsHtml | null;
  /**
   * What stands at the end of every page's head: a page is not rendered again when a colour of the site's has changed.
   */
  readonly head: string;
}

/**
 * Finishes all pages of a build; only those that differ are written. A house may have thousands, so each is read once.
 * @throws When a page, or another HTML file, has an inline script that is not the site's own.
 */
export const finishPages = ({ publicRoot, factsOf, head }: Finishing): InlineScripts => {
  const finish = pageFinisher(publicRoot);
  const linksOf = startLinks(publicRoot);
  const scripts = readInlineScripts(publicRoot);
  const finished = (file: string, html: string): string => {
    const facts = factsOf(pathOf(file, publicRoot));
    if (facts === null) return html;
    const data = deferred(linksOf(dataPathOf(file, publicRoot))) + facts.data;
    return withParts(finish(html), { links: head + facts.links, data });
  };
  for (const file of htmlFiles(publicRoot)) {
    const html = readFileSync(file, "utf8");
    const whole = finished(file, html);
    scripts.check(relative(publicRoot, file), whole);
    if (whole !== html) writeFileSync(file, whole);
  }
  return scripts;
};
