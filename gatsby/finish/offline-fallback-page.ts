import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteOfflineSchema } from "../../domain/contracts/site-offline";
import { FALLBACK_PAGE } from "../../domain/offline-fallback";
import { OFFLINE_FILE } from "../outputs/site-offline";
import { pageFinisher } from "./finish-pages";
import { withoutParts } from "./page-parts";

/**
 * Writes the site's offline page where gatsby-plugin-offline expects its empty one, which `on-create-page.ts` deletes.
 * Without any file there, the plugin precaches nothing. A site without an offline page supplies another page for its
 * styles and fonts; the worker does not show it. Structured data and links to what the start scripts request are left
 * out: they are written later, and a page that was not rendered again still has those of the previous build. The worker
 * would precache their targets, and change with them.
 */
export const writeOfflineFallback = (publicRoot: string, page: string | null): void => {
  const target = join(publicRoot, FALLBACK_PAGE);
  const pages = [...(page === null ? [] : [join(page, "index.html")]), "404.html", "index.html"];
  const found = pages.map((file) => join(publicRoot, file)).find((file) => existsSync(file));
  mkdirSync(dirname(target), { recursive: true });
  if (found === undefined) writeFileSync(target, "");
  else writeFileSync(target, pageFinisher(publicRoot)(withoutParts(readFileSync(found, "utf8"))));
};

/**
 * The site's own `onPostBuild` runs after those of all plugins. The page must exist before gatsby-plugin-offline runs,
 * so a plugin that is listed before it in gatsby-config.ts runs this.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  const { page } = siteOfflineSchema.parse(JSON.parse(readFileSync(OFFLINE_FILE, "utf8")));
  writeOfflineFallback(resolve("public"), page);
};
