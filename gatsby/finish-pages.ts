import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { PageFactsHtml } from "../src/features/programme/build/machine-files";
import { pageDataPath } from "../src/rules/page-data-path";
import { digestOf, type FinishedPages, pageState } from "./finished-pages";
import { htmlFiles } from "./html-files";
import { type InlineScripts, readInlineScripts } from "./inline-scripts";
import type { KeptResult } from "./kept-result";
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
  /** What the build before has finished: pages that are as it left them, and would become the same, are not read. */
  readonly kept?: KeptResult<FinishedPages>;
}

/**
 * Finishes all pages of a build; only those that differ are written. A house may have thousands, so each is read at
 * most once.
 * @throws When a page, or another HTML file, has an inline script that is not the site's own.
 */
export const finishPages = ({ publicRoot, factsOf, head, kept }: Finishing): InlineScripts => {
  const finish = pageFinisher(publicRoot);
  const { linksOf, shared: links } = startLinks(publicRoot);
  const scripts = readInlineScripts(publicRoot);
  const shared = digestOf([head, links, scripts.markup]);
  const before = kept?.read();
  const known = before?.shared === shared ? before.pages : {};
  const pages: Record<string, string> = {};
  for (const file of htmlFiles(publicRoot)) {
    const name = relative(publicRoot, file);
    const dataPath = dataPathOf(file, publicRoot);
    const facts = factsOf(pathOf(file, publicRoot));
    const state = () => pageState({ html: file, data: join(publicRoot, pageDataPath(dataPath)), facts });
    pages[name] = state();
    if (known[name] === pages[name]) continue;
    const html = readFileSync(file, "utf8");
    const whole =
      facts === null
        ? html
        : withParts(finish(html), { links: head + facts.links, data: deferred(linksOf(dataPath)) + facts.data });
    scripts.check(name, whole);
    if (whole === html) continue;
    writeFileSync(file, whole);
    pages[name] = state();
  }
  kept?.write({ shared, pages });
  return scripts;
};
