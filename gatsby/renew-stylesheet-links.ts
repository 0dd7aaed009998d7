import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { htmlFiles } from "./html-files";
import { putStartOff } from "./put-start-off";

const webpackStats = z.object({ assetsByChunkName: z.object({ app: z.array(z.string()) }) });

const LINK = /(<link rel="stylesheet" href=")\/styles\.[0-9a-f]{20}\.css(")/g;

/**
 * Lets every page link to the style sheet of this build. Gatsby draws a page anew when its data or its components have
 * changed, and knows nothing of style sheets: after a change of colours alone, a warm build would leave the pages with
 * the old one. On the way the start scripts are put off.
 */
export const renewStylesheetLinks = (publicRoot: string): void => {
  const stats = webpackStats.parse(JSON.parse(readFileSync(join(publicRoot, "webpack.stats.json"), "utf8")));
  const stylesheet = stats.assetsByChunkName.app.find((file) => /^styles\..*\.css$/.test(file));
  if (stylesheet === undefined) return;
  for (const file of htmlFiles(publicRoot)) {
    const html = readFileSync(file, "utf8");
    const renewed = putStartOff(html.replace(LINK, `$1/${stylesheet}$2`));
    if (renewed !== html) writeFileSync(file, renewed);
  }
};
