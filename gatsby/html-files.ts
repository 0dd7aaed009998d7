import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every HTML file of a built site. Gatsby keeps page data in folders that are called like files: page-data/404.html. */
export const htmlFiles = (publicRoot: string): readonly string[] =>
  readdirSync(publicRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name));
