import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Where gatsby-plugin-offline has the page that the service worker keeps. */
export const KEPT_FOLDER = "offline-plugin-app-shell-fallback";

/**
 * Gatsby's own folders in the built site hold no pages. It keeps page data in folders that are called like files
 * (page-data/404.html), and compares the slices that it has written with those of the next build: they are to be left alone. So is the
 * page that the service worker keeps, which before-worker.ts finishes.
 */
const NO_PAGES = new Set(["_gatsby", KEPT_FOLDER, "page-data", "slice-data", "static"]);

/** Every page's HTML in a built site, as absolute paths. */
export const htmlFiles = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot, { withFileTypes: true })
    .filter(({ name }) => !NO_PAGES.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(publicRoot, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    )
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name));
