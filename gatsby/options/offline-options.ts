/** Matches no address. */
const NEVER = /(?!)/;

/** The number of caching rules of gatsby-plugin-offline. */
export const RULES = 4;

/**
 * Options of gatsby-plugin-offline. It precaches the scripts that the newest build starts with and the offline fallback
 * page with styles and fonts, and takes over at once. All requests are answered by the site's own part, which
 * `finish-worker.ts` puts before it. The plugin merges lists by index, so its rules, which would cache page data
 * forever and other sites' pictures too, are disabled one by one
 * (docs/decisions/0019-caching-in-the-service-worker.md). `finish-worker.ts` asserts after the build that no other is
 * left.
 */
export const offlineOptions = {
  debug: false,
  workboxConfig: {
    runtimeCaching: Array.from({ length: RULES }, () => ({ urlPattern: NEVER, handler: "NetworkOnly" })),
    skipWaiting: true,
    clientsClaim: true,
  },
};
