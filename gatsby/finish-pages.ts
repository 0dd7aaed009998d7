import { readFileSync, writeFileSync } from "node:fs";
import { htmlFiles } from "./html-files";
import { InlineScripts } from "./inline-scripts";
import { putStartOff, withStartLinks } from "./put-start-off";
import { filesOfChunks, startLinks } from "./start-links";

const LINK = /(<link rel="stylesheet" href=")\/styles\.[0-9a-f]{20}\.css(")/g;

/**
 * What every page needs after Gatsby has drawn it: a link to the style sheet of this build, and its start scripts put off.
 * Gatsby draws a page anew when its data or its components have changed, and knows nothing of style sheets: after a change of
 * colours alone, a warm build would leave the pages with the old one.
 */
export const pageFinisher = (publicRoot: string): ((html: string) => string) => {
  const stylesheet = filesOfChunks(publicRoot).app?.find((file) => /^styles\..*\.css$/.test(file));
  return (html) => putStartOff(stylesheet === undefined ? html : html.replace(LINK, `$1/${stylesheet}$2`));
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
  /** A page's HTML with what it tells machines. */
  readonly complete: (path: string, html: string) => string;
}

/**
 * Finishes all pages of a build; only those that differ are written. A house may have thousands, so each is read once.
 * Gives the hashes of the scripts that stand in them.
 */
export const finishPages = ({ publicRoot, complete }: Finishing): readonly string[] => {
  const finish = pageFinisher(publicRoot);
  const linksOf = startLinks(publicRoot);
  const scripts = new InlineScripts();
  for (const file of htmlFiles(publicRoot)) {
    const html = readFileSync(file, "utf8");
    const finished = complete(
      pathOf(file, publicRoot),
      withStartLinks(finish(html), linksOf(dataPathOf(file, publicRoot))),
    );
    if (finished !== html) writeFileSync(file, finished);
    scripts.add(file, finished);
  }
  return scripts.hashes();
};
