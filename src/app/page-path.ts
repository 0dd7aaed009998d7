/** The name of the meta element in which a page says its own path. */
export const PAGE_PATH = "page-path";

declare global {
  /** The path of the page that was loaded, which Gatsby compares with the address. Not documented: a browser test watches it. */
  var pagePath: string | undefined;
}

/**
 * Tells Gatsby which page was loaded. It would have each page say so in a script of its own, and a content security policy
 * for all pages cannot name them.
 */
export const tellPagePath = (): void => {
  const meta = document.querySelector(`meta[name="${PAGE_PATH}"]`);
  globalThis.pagePath = meta?.getAttribute("content") ?? undefined;
};
