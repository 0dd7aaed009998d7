import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { REDIRECTS, SITE } from "../../browser/support/content";

/** The files of public/, as a server finds them. */

const ROOT = resolve("public");

export interface HtmlFile {
  /** "/kinosal/index.html" */
  readonly name: string;
  /** Its address: "/kinosal". */
  readonly address: string;
  readonly html: string;
}

/** A file of the built site by its path on the server. */
export const builtFile = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const addressOf = (name: string): string => name.replace(/(^|\/)index\.html$/, "").replace(/^$/, "/");

/** gatsby-plugin-offline's copy of the offline page. */
const PRECACHED_PAGE = "offline-plugin-app-shell-fallback/";

/** Every page of the site. _gatsby contains header and footer again, from which Gatsby assembles the pages. */
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

/** The calendar in a link to Google or Outlook, or the link itself. */
const handedOver = (reference: string): string => {
  if (!/^https:\/\/(calendar\.google|outlook\.live)\.com\//.test(reference)) return reference;
  const { searchParams } = new URL(reference);
  return searchParams.get("cid") ?? searchParams.get("url") ?? reference;
};

/** An address of the site without host, or null for an external one. */
export const internalPath = (
  reference: string,
  from: string,
): { readonly path: string; readonly hash: string } | null => {
  // A subscribed calendar is a file of the site, whatever its scheme.
  const url = new URL(handedOver(reference).replace(/^webcal:/, "https:"), `https://${SITE.host}${from}`);
  if (url.host !== SITE.host || !url.protocol.startsWith("http")) return null;
  return { path: decodeURIComponent(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
};

/** The page at an address, after the site's redirects; null when there is none. */
export const addressAfterRedirect = (path: string): string | null => {
  if (isFile(join(ROOT, path, "index.html")) || isFile(join(ROOT, path))) return path;
  return REDIRECTS.find(({ from }) => from === path)?.to ?? null;
};
