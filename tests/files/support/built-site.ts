import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { REDIRECTS, SITE } from "../../browser/support/content";

/** The files of public/, as a server would find them. */

const ROOT = resolve("public");

export interface HtmlFile {
  /** "/kinosal/index.html" */
  readonly name: string;
  /** The address at which it is read: "/kinosal". */
  readonly address: string;
  readonly html: string;
}

/** A file of the built site by the path at which a server gives it. */
export const builtFile = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const addressOf = (name: string): string => name.replace(/(^|\/)index\.html$/, "").replace(/^$/, "/");

/** gatsby-plugin-offline's copy of the page for readers without a network. */
const PRECACHED_PAGE = "offline-plugin-app-shell-fallback/";

/**
 * Every page of the site. Below _gatsby lie the header and footer once more, from which Gatsby put the pages
 * together.
 */
export const htmlFiles = (): readonly HtmlFile[] =>
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".html") &&
        !file.startsWith("_gatsby/") &&
        !file.startsWith(PRECACHED_PAGE) &&
        isFile(join(ROOT, file)),
    )
    .sort()
    .map((file) => {
      const name = `/${relative(ROOT, join(ROOT, file))}`;
      return { name, address: addressOf(name), html: readFileSync(join(ROOT, file), "utf8") };
    });

/** The calendar that a link to Google or Outlook hands over, or the link itself. */
const handedOver = (reference: string): string => {
  if (!/^https:\/\/(calendar\.google|outlook\.live)\.com\//.test(reference)) return reference;
  const { searchParams } = new URL(reference);
  return searchParams.get("cid") ?? searchParams.get("url") ?? reference;
};

/** An address of the site without host, or null for one that leads elsewhere. */
export const internalPath = (
  reference: string,
  from: string,
): { readonly path: string; readonly hash: string } | null => {
  // A calendar that is followed is a file of the site, whatever its scheme.
  const url = new URL(handedOver(reference).replace(/^webcal:/, "https:"), `https://${SITE.host}${from}`);
  if (url.host !== SITE.host || !url.protocol.startsWith("http")) return null;
  return { path: decodeURIComponent(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
};

/** The page that an address leads to, after the site's redirects; null when it leads nowhere. */
export const addressAfterRedirect = (path: string): string | null => {
  if (isFile(join(ROOT, path, "index.html")) || isFile(join(ROOT, path))) return path;
  return REDIRECTS.find(({ from }) => from === path)?.to ?? null;
};
