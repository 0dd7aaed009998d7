/** A page of Gatsby's loader, with the fields that are used here. */
export interface LoadedPage {
  readonly status?: string;
  readonly component?: unknown;
  readonly json?: { readonly data?: unknown };
  readonly error?: unknown;
  readonly page?: { readonly path?: string; readonly webpackCompilationHash?: string };
  /** The page, when it has failed only because some block's code is missing (prepare-pages.ts). */
  readonly partialPage?: LoadedPage;
}

export type Load = (path: string) => Promise<LoadedPage | undefined>;

type Fetch = () => Promise<unknown>;

declare global {
  /** Gatsby's loader. Navigation, the back button and the first render request pages from it. */
  var ___loader: { loadPage: Load; hovering?: (path: string) => void } | undefined;
  /** What Gatsby's links and `navigate` call. */
  var ___navigate: ((to: string | number, options?: object) => void) | undefined;
  /** How Gatsby fetches the code of templates and slices. */
  var asyncRequires: { readonly components: Record<string, Fetch> } | undefined;
}

/**
 * The only access to Gatsby's undocumented globals on `window`; for each, a browser test fails if it is missing. See
 * docs/decisions/0018.
 */
export const gatsby = {
  loader: () => globalThis.___loader,
  navigate: () => globalThis.___navigate,
  bundles: () => globalThis.asyncRequires?.components,
};

/** The address of a page's data. */
export const pageDataAddress = (path: string): string => {
  const [pathname = "", query] = path.split("?");
  const folder = pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "");
  return `/page-data/${folder}/page-data.json${query === undefined ? "" : `?${query}`}`;
};

/** A promise that never settles. Returned to cancel a navigation, because Gatsby's loader cannot. */
export const neverSettles = <Result>(): Promise<Result> => new Promise(() => undefined);
