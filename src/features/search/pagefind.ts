/** The part of Pagefind's browser API that we use, and how its script is fetched. */

export interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export interface RawResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<Fragment>;
}

export interface Pagefind {
  readonly options: (options: { readonly ranking: object }) => Promise<void>;
  /** Fetches what a search for the words will need. */
  readonly preload: (query: string) => Promise<void>;
  readonly search: (query: string) => Promise<{ readonly results: readonly RawResult[] }>;
}

interface PagefindModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => Pagefind;
}

const isPagefind = (module: unknown): module is PagefindModule =>
  typeof module === "object" && module !== null && "createInstance" in module;

/** A hit in the title weighs most, in names and parts of compounds nearly as much as several in the text. */
const RANKING = { metaWeights: { title: 8, names: 3, parts: 4 }, pageLength: 0.6, termFrequency: 0.8 };

/**
 * Starts Pagefind on an index. Without its worker, which would be fetched besides.
 * @param folder The index's folder, with a slash at both ends; its name changes with its content.
 */
export const startPagefind = async (folder: string): Promise<Pagefind> => {
  const module: unknown = await import(/* webpackIgnore: true */ `${folder}pagefind.js`);
  if (!isPagefind(module)) throw new Error(`${folder}pagefind.js is not Pagefind`);
  const pagefind = module.createInstance({
    basePath: folder,
    baseUrl: "/",
    language: "nb",
    noWorker: true,
    metaCacheTag: "",
  });
  await pagefind.options({ ranking: RANKING });
  return pagefind;
};
