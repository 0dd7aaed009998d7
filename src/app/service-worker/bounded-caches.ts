import type { Kind } from "./kind-of-request";

/** Cached responses of one kind, by path. Never throws: storage may be full, broken or blocked. */
export interface BoundedCache {
  readonly read: (path: string) => Promise<Response | null>;
  readonly keep: (path: string, response: Response) => Promise<void>;
  readonly drop: (path: string) => Promise<void>;
  /** Cached paths, oldest first. */
  readonly paths: () => Promise<readonly string[]>;
}

/** Names and maximum numbers of entries. A new number in a name empties that cache in all browsers. */
const CACHES: Readonly<Record<Kind, { readonly name: string; readonly most: number }>> = {
  page: { name: "kulturhus-sider-1", most: 40 },
  data: { name: "kulturhus-sidedata-1", most: 120 },
  code: { name: "kulturhus-kode-1", most: 120 },
  picture: { name: "kulturhus-bilder-1", most: 150 },
};

const NAMES: readonly string[] = Object.values(CACHES).map(({ name }) => name);

const pathOf = ({ url }: Pick<Request, "url">): string => new URL(url).pathname;

const attempt = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

const boundedCache = ({ name, most }: (typeof CACHES)[Kind]): BoundedCache => {
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
        const again = response.clone();
        try {
          await cache.put(path, response);
        } catch {
          // Most likely the quota is exceeded. Pictures take most of it, and pages are the last that should go.
          await caches.delete(CACHES.picture.name);
          if (name !== CACHES.picture.name) await cache.put(path, again);
        }
        await trim(cache);
      }, undefined),
    drop: (path) => attempt(async () => void (await (await caches.open(name)).delete(path)), undefined),
    paths: () => attempt(async () => (await (await caches.open(name)).keys()).map(pathOf), []),
  };
};

export const pages = boundedCache(CACHES.page);
export const data = boundedCache(CACHES.data);
export const code = boundedCache(CACHES.code);
export const pictures = boundedCache(CACHES.picture);

/** The cache for a file that is not a page. */
export const cacheOf = (kind: Exclude<Kind, "page">): BoundedCache => ({ data, code, picture: pictures })[kind];

/** Reads from any cache: the plugin precaches start scripts, some with a revision as query. */
export const readAnywhere = (path: string): Promise<Response | null> =>
  attempt(async () => (await caches.match(path, { ignoreVary: true, ignoreSearch: true })) ?? null, null);

/** Deletes caches of older workers. */
export const deleteOldCaches = (): Promise<void> =>
  attempt(async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("kulturhus-") && !NAMES.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }, undefined);

/** The date of a response in epoch milliseconds; null without a Date header. */
export const answeredAt = ({ headers }: Response): number | null => {
  const at = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(at) ? null : at;
};
