import { readdirSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_FOLDER } from "../../domain/offline-fallback";

/**
 * Folders in the built site that contain no pages. Gatsby stores page data in folders named like files
 * (page-data/404.html), and compares its slices with those of the next build, so they must not change. The offline
 * fallback is finished by offline-fallback-page.ts.
 */
const NO_PAGES = new Set(["_gatsby", FALLBACK_FOLDER, "page-data", "slice-data", "static"]);

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
