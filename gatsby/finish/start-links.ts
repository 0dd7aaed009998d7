import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pageDataPath } from "../../domain/addresses/page-data-path";
import { htmlElement } from "../../src/features/programme/build/html-element";
import { expectShape } from "../expect-shape";

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Files of each chunk, by its name, from webpack's statistics. */
export const filesOfChunks = (publicRoot: string): Readonly<Record<string, readonly string[]>> =>
  expectShape(webpackStats, {
    value: JSON.parse(readFileSync(join(publicRoot, "webpack.stats.json"), "utf8")),
    expected: "lists of files in assetsByChunkName",
    where: "webpack.stats.json",
  }).assetsByChunkName;

/** The slices of pages in the site's language. */
const SLICES = ["footer", "header"];

const pageEvent = z.object({ status: z.string().optional(), saleOpens: z.string().nullish() });
const pageBlock = z.object({
  __typename: z.string(),
  filters: z.boolean().optional(),
  events: z.array(pageEvent).optional(),
});

/** Page data as Gatsby writes it for the browser. */
const pageData = z.object({
  /** The names of a page's slices, by alias. */
  slicesMap: z.record(z.string(), z.string()).optional(),
  result: z.object({ data: z.object({ page: z.object({ blocks: z.array(pageBlock) }).nullable() }) }),
});

const readPage = (file: string) => {
  if (!existsSync(file)) return { blocks: [], slices: SLICES };
  const { slicesMap, result } = expectShape(pageData, {
    value: JSON.parse(readFileSync(file, "utf8")),
    expected: "the blocks of the page in result.data.page",
    where: file,
  });
  return { blocks: result.data.page?.blocks ?? [], slices: SLICES.map((alias) => slicesMap?.[alias] ?? alias) };
};

/**
 * The chunks that a page's blocks load before hydration (`prepareBlocks`): a block's own, named after its type, and
 * that of its filters.
 */
const partsOf = ({ __typename, filters, events = [] }: z.infer<typeof pageBlock>): readonly string[] => [
  `block---${__typename}`,
  ...(filters ? [`block---${__typename}---filters`] : []),
  // As `isWaitedFor` in src/blocks/ticket-list/ticket-list.tsx.
  ...(__typename === "TicketListBlock" && events.some(({ status, saleOpens }) => saleOpens || status === "soldOut")
    ? [`block---${__typename}---steps`]
    : []),
];

/** The chunk of what a block shows to members, which is loaded after hydration, with the film club. */
const memberPartOf = ({ __typename }: z.infer<typeof pageBlock>): string => `block---${__typename}---member`;
const FILM_CLUB = "film-club";

/** The page template and the slices. */
const IS_ON_EVERY_PAGE = /^(?:component|slice)---/;

/** The ids that a chunk's file registers: its own, and those of chunks whose modules it contains. */
const CHUNK_IDS = /\.push\(\[\[([\d,]+)\]/;
const idsOf = (file: string): readonly string[] =>
  existsSync(file) ? (CHUNK_IDS.exec(readFileSync(file, "utf8"))?.[1]?.split(",") ?? []) : [];

/** The same attributes as requests of Gatsby's loader and webpack, or a browser would fetch it twice. */
const dataLink = (href: string): string =>
  htmlElement({ tag: "link", attributes: { rel: "preload", as: "fetch", href, crossorigin: "anonymous" } });
const codeLink = (file: string): string =>
  htmlElement({ tag: "link", attributes: { rel: "preload", as: "script", href: `/${file}` } });
/** Used by browsers in which a member is logged in only: first-load/start-after-load.ts. */
const memberLink = (file: string): string =>
  htmlElement({ tag: "link", attributes: { rel: "preload", as: "script", href: `/${file}`, "data-member": "" } });

interface StartLinks {
  readonly linksOf: (path: string) => string;
  /** Everything that the links depend on besides a page's own data. */
  readonly shared: unknown;
}

/**
 * Preload links to everything that Gatsby's start scripts request before hydration: page data, the data of slices, and
 * the code of both and of the page's blocks; for members, also the film club and its screen on the page. Requested one
 * after another they cost a round trip each, half a second on a slow network.
 */
export const startLinks = (publicRoot: string): StartLinks => {
  const chunks = filesOfChunks(publicRoot);
  const codeOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith(".js")));
  const always = codeOf(Object.keys(chunks).filter((name) => IS_ON_EVERY_PAGE.test(name)));
  const ids = new Map([...codeOf(Object.keys(chunks))].map((file) => [file, idsOf(join(publicRoot, file))] as const));
  /** Whether another of the files contains all modules of a file: webpack requests it in no such page. */
  const isContained = (file: string, others: ReadonlySet<string>): boolean => {
    const own = ids.get(file) ?? [];
    return [...others].some((other) => {
      const more = ids.get(other) ?? [];
      return own.length > 0 && more.length > own.length && own.every((id) => more.includes(id));
    });
  };
  const known = readdirSync(join(publicRoot, "slice-data"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  const linksOf = (path: string): string => {
    const address = pageDataPath(path);
    const { blocks, slices } = readPage(join(publicRoot, address));
    const data = [
      ...slices.filter((name) => known.includes(`${name}.json`)).map((name) => `/slice-data/${name}.json`),
      "/page-data/app-data.json",
    ];
    const code = new Set([...always, ...codeOf(blocks.flatMap(partsOf))]);
    const ofMembers = codeOf(blocks.map(memberPartOf));
    const more = new Set(ofMembers.size === 0 ? [] : [...codeOf([FILM_CLUB]), ...ofMembers]);
    return [
      dataLink(address),
      ...[...code].filter((file) => !isContained(file, code)).map(codeLink),
      ...data.map(dataLink),
      ...[...more].filter((file) => !code.has(file) && !isContained(file, new Set([...code, ...more]))).map(memberLink),
    ].join("");
  };
  return { linksOf, shared: [chunks, known] };
};
