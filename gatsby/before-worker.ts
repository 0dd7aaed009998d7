import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { pageFinisher } from "./finish-pages";
import { KEPT_FOLDER } from "./html-files";
import { withoutParts } from "./page-parts";
import { OFFLINE_FILE } from "./site-offline";

/** Where gatsby-plugin-offline looks for a page that it keeps with its styles and fonts. */
const KEPT_PAGE = `${KEPT_FOLDER}/index.html`;

/**
 * Puts the house's own page for readers without a network where gatsby-plugin-offline expects its empty one, which
 * `on-create-page.ts` takes away. Without any file there, the plugin keeps nothing at all. A house that has no such
 * page gives another for its styles and fonts; the worker does not show it. What machines read is left out, and links
 * to what the start scripts ask for: they are written later, and a page that was not drawn anew has them from the build
 * before. The worker would keep what they lead to, and change with it.
 */
export const keepOfflinePage = (publicRoot: string, page: string | null): void => {
  const target = join(publicRoot, KEPT_PAGE);
  const pages = [...(page === null ? [] : [join(page, "index.html")]), "404.html", "index.html"];
  const found = pages.map((file) => join(publicRoot, file)).find((file) => existsSync(file));
  mkdirSync(dirname(target), { recursive: true });
  if (found === undefined) writeFileSync(target, "");
  else writeFileSync(target, pageFinisher(publicRoot)(withoutParts(readFileSync(found, "utf8"))));
};

/**
 * The site's own `onPostBuild` runs after all plugins'. What the service worker is made from has to be ready before
 * gatsby-plugin-offline's, so a plugin that stands before it in gatsby-config.ts runs this.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  const { page } = z.object({ page: z.string().nullable() }).parse(JSON.parse(readFileSync(OFFLINE_FILE, "utf8")));
  keepOfflinePage(resolve("public"), page);
};
