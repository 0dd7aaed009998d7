import { ARTICLES, PAGES, PRODUCTIONS, SHOWINGS, type Showing } from "./content";
import type { Article, Block, Filter, PageFile, Production } from "./content-files";

/** The page file of a route, and what its sources select there. */

export interface Selection {
  readonly productions: readonly Production[];
  readonly showings: readonly Showing[];
  readonly articles: readonly Article[];
}

export interface RoutePage {
  readonly path: string;
  readonly file: PageFile;
  readonly sources: ReadonlyMap<string, Selection>;
  /** Visible blocks in reading order: rows, then columns, then the order in the column. */
  readonly blocks: readonly Block[];
  readonly hidden: readonly Block[];
}

const EMPTY: Selection = { productions: [], showings: [], articles: [] };

const step = (value: unknown, part: string): readonly unknown[] => {
  const [, key = "", index, name, wanted] = /^(\w+)(?:\[(?:(\d+)|(\w+)=(\w+))\])?$/.exec(part) ?? [];
  const found: unknown = Reflect.get(Object(value), key);
  if (!Array.isArray(found)) return found === undefined || found === null ? [] : [found];
  if (index !== undefined) return found.slice(Number(index), Number(index) + 1);
  return name === undefined ? found : found.filter((item) => Reflect.get(Object(item), name) === wanted);
};

/** The values at a path such as `contents[0].summary`. */
const valuesAt = (entity: unknown, path: string): readonly unknown[] =>
  path.split(".").reduce<readonly unknown[]>((values, part) => values.flatMap((value) => step(value, part)), [entity]);

const passes = (entity: unknown, { property, operator, value }: Filter): boolean =>
  valuesAt(entity, property).some((found) =>
    operator === "eq" ? String(found) === value : new RegExp(value, "u").test(String(found)),
  );

const select = (source: PageFile["sources"][number], parameter: string, given: string): Selection => {
  const filters = source.filters.map((filter) => (filter.value === parameter ? { ...filter, value: given } : filter));
  const pick = <T>(items: readonly T[]): readonly T[] => {
    const all = items.filter((item) => filters.every((filter) => passes(item, filter)));
    return source.collection ? all : all.slice(0, 1);
  };
  switch (source.model) {
    case "production":
      return { ...EMPTY, productions: pick(PRODUCTIONS) };
    case "event":
      return { ...EMPTY, showings: pick(SHOWINGS) };
    case "article":
      return { ...EMPTY, articles: pick(ARTICLES) };
  }
};

const inReadingOrder = ({ place: a }: Block, { place: b }: Block): number =>
  a.row - b.row || a.column - b.column || a.order - b.order;

const open = (file: PageFile, path: string, parameter: string, given: string): RoutePage => {
  const blocks = [...file.blocks].sort(inReadingOrder);
  return {
    path,
    file,
    sources: new Map(file.sources.map((source) => [source.name, select(source, parameter, given)])),
    blocks: blocks.filter(({ hide }) => !hide),
    hidden: blocks.filter(({ hide }) => hide),
  };
};

const isFull = ({ productions, showings, articles }: Selection): boolean =>
  productions.length + showings.length + articles.length > 0;

/** Whether a route's parameter matches: sources without the parameter are the same for all addresses. */
const isFound = ({ file, sources }: RoutePage): boolean =>
  file.sources.some(
    ({ name, filters }) => filters.some(({ value }) => value.startsWith(":")) && isFull(sources.get(name) ?? EMPTY),
  );

const expanded = (path: string): RoutePage | undefined =>
  PAGES.filter((file) => file.path.includes(":"))
    .filter((file) => file.path.replace(/:.*/, "") === path.slice(0, path.lastIndexOf("/") + 1))
    .map((file) => open(file, path, file.path.replace(/.*:/, ":"), path.slice(path.lastIndexOf("/") + 1)))
    .find(isFound);

/** The page of a route; a route without a page file is an error in the content. */
export const pageAt = (route: string): RoutePage => {
  const path = route.replace(/\.html$/, "");
  const file = PAGES.find((candidate) => candidate.path === path);
  const page = file ? open(file, path, ":", "") : expanded(path);
  if (!page) throw new Error(`No page file in content/pages makes ${route}`);
  return page;
};

/** Fills bindings such as {film.title} from a page's sources. */
export const fillIn = (text: string, { sources }: RoutePage): string =>
  text.replace(/\{(\w+)\.([^}]+)\}/g, (_whole, name: string, property: string) => {
    const { productions, showings, articles } = sources.get(name) ?? EMPTY;
    return String(valuesAt([...productions, ...showings, ...articles][0], property)[0] ?? "");
  });

export const selected = ({ sources }: RoutePage, { data }: Block): Selection => {
  const held = Object.values(data).map((name) => sources.get(name) ?? EMPTY);
  return {
    productions: held.flatMap(({ productions }) => productions),
    showings: held.flatMap(({ showings }) => showings),
    articles: held.flatMap(({ articles }) => articles),
  };
};
