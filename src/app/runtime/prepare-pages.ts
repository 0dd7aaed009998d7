/** A page as Gatsby's loader gives it; of its parts, those that are looked at here. */
interface LoadedPage {
  readonly status?: string;
  readonly component?: unknown;
  readonly json?: { readonly data?: unknown };
}

type Load = (path: string) => Promise<LoadedPage | undefined>;

type Prepare = (data: unknown) => Promise<unknown>;

const isPrepare = (value: unknown): value is Prepare => typeof value === "function";

/** What a page template must fetch before it can be shown. Gatsby gives its whole module. */
const prepareOf = (module: unknown): Prepare | null => {
  if (typeof module !== "object" || module === null || !("default" in module)) return null;
  const template = module.default;
  return typeof template === "function" && "prepare" in template && isPrepare(template.prepare)
    ? template.prepare
    : null;
};

/** Loads a page with what its blocks need. A page that lacks some of it has failed to load, as Gatsby understands it. */
export const withBlocks =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    const prepare = prepareOf(page?.component);
    if (page === undefined || page.status === "error" || prepare === null) return page;
    try {
      await prepare(page.json?.data);
      return page;
    } catch {
      return { ...page, status: "error" };
    }
  };

declare global {
  /** Gatsby's loader, which navigation and the first drawing ask for pages. Not documented: a browser test watches it. */
  var ___loader: { loadPage: Load } | undefined;
}

/** A page is shown when the code of all its blocks is there, never with holes. */
export const preparePages = (): void => {
  const loader = globalThis.___loader;
  if (loader) loader.loadPage = withBlocks(loader.loadPage);
};
