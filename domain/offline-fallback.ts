/**
 * The page that gatsby-plugin-offline precaches. The build writes the site's offline page there
 * (gatsby/finish/offline-fallback-page.ts), and the service worker reads it.
 */
export const FALLBACK_FOLDER = "offline-plugin-app-shell-fallback";

/** The page's file, without a leading slash. */
export const FALLBACK_PAGE = `${FALLBACK_FOLDER}/index.html`;
