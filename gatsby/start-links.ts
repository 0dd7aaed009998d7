import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pageDataPath } from "../src/rules/page-data-path";

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Files of each part that webpack has made, by its name, from the statistics that Gatsby leaves in `public`. */
export const filesOfChunks = (publicRoot: string): Readonly<Record<string, readonly string[]>> =>
  webpackStats.parse(JSON.parse(readFileSync(join(publicRoot, "webpack.stats.json"), "utf8"))).assetsByChunkName;

/** The page template and the slices. */
const IS_ON_EVERY_PAGE = /^(?:component|slice)---/;

/** As Gatsby's loader and webpack ask, or a browser would fetch it twice. */
const dataLink = (href: string): string => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous">`;
const codeLink = (href: string): string => `<link rel="preload" as="script" href="${href}">`;

/**
 * Links to all that Gatsby's start scripts ask for before a page is alive: its data, then the data of its slices, then the code
 * of both. Asked for one after the other they cost a round trip each, which is half a second on a slow network.
 */
export const startLinks = (publicRoot: string): ((path: string) => string) => {
  const code = Object.entries(filesOfChunks(publicRoot)).flatMap(([name, files]) =>
    IS_ON_EVERY_PAGE.test(name) ? files.filter((file) => file.endsWith(".js")) : [],
  );
  const slices = readdirSync(join(publicRoot, "slice-data")).filter((file) => file.endsWith(".json"));
  const always = [
    ...[...new Set(code)].map((file) => codeLink(`/${file}`)),
    ...slices.sort().map((file) => dataLink(`/slice-data/${file}`)),
    dataLink("/page-data/app-data.json"),
  ].join("");
  return (path) => dataLink(pageDataPath(path)) + always;
};
