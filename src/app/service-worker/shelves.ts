import type { Kind } from "./kind-of-request";

/** Where answers of one kind are kept, by path. Nothing here throws: storage may be full, broken or forbidden. */
export interface Shelf {
  readonly read: (path: string) => Promise<Response | null>;
  readonly keep: (path: string, response: Response) => Promise<void>;
  readonly drop: (path: string) => Promise<void>;
  /** The paths of what is kept, oldest first. */
  readonly paths: () => Promise<readonly string[]>;
}

/** Names and bounds. A new number empties a shelf in all browsers. */
const SHELVES: Readonly<Record<Kind, { readonly name: string; readonly most: number }>> = {
  page: { name: "kulturhus-sider-1", most: 40 },
  data: { name: "kulturhus-sidedata-1", most: 120 },
  code: { name: "kulturhus-kode-1", most: 120 },
  picture: { name: "kulturhus-bilder-1", most: 150 },
};

const NAMES: readonly string[] = Object.values(SHELVES).map(({ name }) => name);

const pathOf = ({ url }: Pick<Request, "url">): string => new URL(url).pathname;

const attempt = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

const shelf = ({ name, most }: (typeof SHELVES)[Kind]): Shelf => {
  const trim = async (cache: Cache): Promise<void> => {
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
  };
  return {
    read: (path) =>
      attempt(async () => (await (await caches.open(name)).match(path, { ignoreVary: true })) ?? null, null),
    keep: (path, response) =>
      attempt(async () => {
        const cache = await caches.open(name);
        try {
          await cache.put(path, response);
        } catch {
          // Most likely there is no room. Pictures take most of it, and pages are the last that should go.
          await caches.delete(SHELVES.picture.name);
        }
        await trim(cache);
      }, undefined),
    drop: (path) => attempt(async () => void (await (await caches.open(name)).delete(path)), undefined),
    paths: () => attempt(async () => (await (await caches.open(name)).keys()).map(pathOf), []),
  };
};

export const pages = shelf(SHELVES.page);
export const data = shelf(SHELVES.data);
export const code = shelf(SHELVES.code);
export const pictures = shelf(SHELVES.picture);

/** The shelf of a file that is no page. */
export const shelfOf = (kind: Exclude<Kind, "page">): Shelf => ({ data, code, picture: pictures })[kind];

/** Whatever holds it: what a build starts with is kept by the plugin, some of it with a revision as query. */
export const readAnywhere = (path: string): Promise<Response | null> =>
  attempt(async () => (await caches.match(path, { ignoreVary: true, ignoreSearch: true })) ?? null, null);

/** Empties the shelves that older workers have left. */
export const clearOldShelves = (): Promise<void> =>
  attempt(async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("kulturhus-") && !NAMES.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }, undefined);

/** When the server gave an answer, in epoch milliseconds; null when it did not say. */
export const answeredAt = ({ headers }: Response): number | null => {
  const at = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(at) ? null : at;
};
