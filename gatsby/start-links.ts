import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { htmlElement } from "../src/features/programme/build/html-element";
import { pageDataPath } from "../src/rules/page-data-path";

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Files of each part that webpack has made, by its name, from the statistics that Gatsby leaves in `public`. */
export const filesOfChunks = (publicRoot: string): Readonly<Record<string, readonly string[]>> =>
  webpackStats.parse(JSON.parse(readFileSync(join(publicRoot, "webpack.stats.json"), "utf8"))).assetsByChunkName;

/** A page's data, as Gatsby leaves it for the browser. */
const pageData = z.object({
  result: z.object({
    data: z.object({
      page: z
        .object({ blocks: z.array(z.object({ __typename: z.string(), filters: z.boolean().optional() })) })
        .nullable(),
    }),
  }),
});

/**
 * The parts that a page's blocks fetch before the page is alive (`prepareBlocks`): a block's own, named after its
 * type, and what one needs that is to be filtered.
 */
const partsOf = (file: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const { page } = pageData.parse(JSON.parse(readFileSync(file, "utf8"))).result.data;
  return (page?.blocks ?? []).flatMap(({ __typename, filters }) => [
    `block---${__typename}`,
    ...(filters ? [`block---${__typename}---filters`] : []),
  ]);
};

/** The page template and the slices. */
const IS_ON_EVERY_PAGE = /^(?:component|slice)---/;

/** As Gatsby's loader and webpack ask, or a browser would fetch it twice. */
const dataLink = (href: string): string =>
  htmlElement({ tag: "link", attributes: { rel: "preload", as: "fetch", href, crossorigin: "anonymous" } });
const codeLink = (href: string): string =>
  htmlElement({ tag: "link", attributes: { rel: "preload", as: "script", href } });

interface StartLinks {
  readonly linksOf: (path: string) => string;
  /** All that the links depend on besides a page's own data. */
  readonly shared: unknown;
}

/**
 * Links to all that Gatsby's start scripts ask for before a page is alive: its data, then the data of its slices,
 * then the code of both and of the page's blocks. Asked for one after the other they cost a round trip each, which is
 * half a second on a slow network.
 */
export const startLinks = (publicRoot: string): StartLinks => {
  const chunks = filesOfChunks(publicRoot);
  const codeOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith(".js")));
  const always = codeOf(Object.keys(chunks).filter((name) => IS_ON_EVERY_PAGE.test(name)));
  const slices = readdirSync(join(publicRoot, "slice-data")).filter((file) => file.endsWith(".json"));
  const data = [...slices.sort().map((file) => `/slice-data/${file}`), "/page-data/app-data.json"];
  const linksOf = (path: string): string => {
    const address = pageDataPath(path);
    const code = new Set([...always, ...codeOf(partsOf(join(publicRoot, address)))]);
    return [dataLink(address), ...[...code].map((file) => codeLink(`/${file}`)), ...data.map(dataLink)].join("");
  };
  return { linksOf, shared: [chunks, data] };
};
