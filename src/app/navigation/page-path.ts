/** The name of the meta element with the path of the page. */
export const PAGE_PATH = "page-path";

declare global {
  /**
   * The path of the prerendered page, which Gatsby compares with the address. Undocumented: a browser test covers it.
   */
  var pagePath: string | undefined;
}

/**
 * Sets the path of the prerendered page for Gatsby, whose own inline script differs per page and cannot be allowed by
 * one policy for all pages.
 */
export const setPagePath = (): void => {
  const meta = document.querySelector(`meta[name="${PAGE_PATH}"]`);
  globalThis.pagePath = meta?.getAttribute("content") ?? undefined;
};
