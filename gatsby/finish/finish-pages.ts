import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pageDataPath } from "../../domain/addresses/page-data-path";
import { FALLBACK_FOLDER } from "../../domain/offline-fallback";
import { relyOn } from "../../domain/rely-on";
import type { PageFactsHtml } from "../../src/features/programme/build/machine-files";
import type { CachedResult } from "../cached-result";
import { countDeferred, deferred, deferStartScripts } from "./defer-start-scripts";
import { digestOf, type FinishedPages, pageState } from "./finished-pages";
import { type InlineScripts, readInlineScripts } from "./inline-scripts";
import { withParts } from "./page-parts";
import { filesOfChunks, startLinks } from "./start-links";
import { readStartScripts } from "./start-scripts";

/**
 * Folders in the built site that contain no pages. Gatsby stores page data in folders named like files
 * (page-data/404.html), and compares its slices with those of the next build, so they must not change. The offline
 * fallback is finished by offline-fallback-page.ts.
 */
const NO_PAGES = new Set(["_gatsby", FALLBACK_FOLDER, "page-data", "slice-data", "static"]);

/** Every page's HTML in a built site, as absolute paths. */
const htmlFiles = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot, { withFileTypes: true })
    .filter(({ name }) => !NO_PAGES.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(publicRoot, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    )
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name));

const LINK = /(<link rel="stylesheet" href=")\/styles\.[0-9a-f]{20}\.css(")/g;

/** The style sheet of this build, from webpack's statistics. */
const stylesheetOf = (publicRoot: string): string | undefined =>
  filesOfChunks(publicRoot).app?.find((file) => /^styles\..*\.css$/.test(file));

/**
 * Applies to every page, after Gatsby has rendered it: a link to the style sheet of this build, and deferred start
 * scripts. Gatsby renders a page again when its data or components have changed, but not for a style sheet: after a
 * change of colours alone, a warm build would leave the old link in the pages.
 */
export const pageFinisher = (publicRoot: string): ((html: string) => string) => {
  const stylesheet = stylesheetOf(publicRoot);
  const link = (_link: string, before: string, after: string) => `${before}/${stylesheet}${after}`;
  return (html) => deferStartScripts(stylesheet === undefined ? html : html.replace(LINK, link));
};

const STYLESHEET = '<link rel="stylesheet" href="';

/** Asserts that the patterns above have matched in a finished page as often as they should. */
const finishedAssertion = (publicRoot: string) => {
  const stylesheet = stylesheetOf(publicRoot);
  const where = "webpack.stats.json";
  relyOn(stylesheet !== undefined, { expected: "a style sheet styles.<hash>.css of the chunk app", where });
  const scripts = readStartScripts(publicRoot).length;
  return (name: string, html: string): void => {
    const isLinked = html.split(STYLESHEET).length === 2 && html.includes(`${STYLESHEET}/${stylesheet}"`);
    relyOn(isLinked, { expected: `one link, to ${stylesheet}`, where: name });
    relyOn(countDeferred(html) === scripts, { expected: `${scripts} start scripts of Gatsby's`, where: name });
  };
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
  /** Structured data and links of a page; null for an HTML file that is not a page of the site. */
  readonly factsOf: (path: string) => PageFactsHtml | null;
  /** Markup for the end of every head: a page is not rendered again when a colour of the site has changed. */
  readonly head: string;
  /** The cache of the previous build: pages whose inputs and output are unchanged are not read. */
  readonly cachedResult?: CachedResult<FinishedPages>;
}

/**
 * Finishes all pages of a build, and writes those that differ. A site may have thousands, so each is read at most once.
 * @throws When an HTML file has an inline script that is not the site's own.
 */
export const finishPages = ({ publicRoot, factsOf, head, cachedResult }: Finishing): InlineScripts => {
  const finish = pageFinisher(publicRoot);
  const assertFinished = finishedAssertion(publicRoot);
  const { linksOf, shared: links } = startLinks(publicRoot);
  const scripts = readInlineScripts(publicRoot);
  const shared = digestOf([head, links, scripts.markup]);
  const before = cachedResult?.read();
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
    if (facts !== null) assertFinished(name, whole);
    scripts.check(name, whole);
    if (whole === html) continue;
    writeFileSync(file, whole);
    pages[name] = state();
  }
  cachedResult?.write({ shared, pages });
  return scripts;
};
