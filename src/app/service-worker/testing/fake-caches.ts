/** A browser's caches in memory, as far as the worker uses them. Keys are paths at one origin. */
const ORIGIN = "https://kulturhus.example.no";

const keyOf = (path: string): string => new URL(path, ORIGIN).href;

class FakeCache {
  readonly cached = new Map<string, Response>();
  constructor(private readonly hasRoom: () => boolean) {}
  async match(path: string): Promise<Response | undefined> {
    return this.cached.get(keyOf(path))?.clone();
  }
  async put(path: string, response: Response): Promise<void> {
    if (!this.hasRoom()) throw new DOMException("full", "QuotaExceededError");
    this.cached.delete(keyOf(path));
    this.cached.set(keyOf(path), response);
  }
  async delete(key: string | { readonly url: string }): Promise<boolean> {
    return this.cached.delete(typeof key === "string" ? keyOf(key) : key.url);
  }
  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.cached.keys()].map((url) => ({ url }));
  }
}

/** Replaces `caches` until `restore`; `state` makes storage full or broken. */
export const useFakeCaches = () => {
  const all = new Map<string, FakeCache>();
  const state = { isFull: false, isBroken: false };
  const check = () => {
    if (state.isBroken) throw new DOMException("broken", "UnknownError");
  };
  const fake = {
    open: async (name: string): Promise<FakeCache> => {
      check();
      const cache = all.get(name) ?? new FakeCache(() => !state.isFull);
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string) => {
      check();
      for (const cache of all.values()) {
        const found = await cache.match(path);
        if (found) return found;
      }
      return undefined;
    },
  };
  Object.defineProperty(globalThis, "caches", { value: fake, configurable: true });
  return { state, names: fake.keys, restore: () => Reflect.deleteProperty(globalThis, "caches") };
};
