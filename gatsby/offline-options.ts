/** Matches no address. */
const NEVER = /(?!)/;

/**
 * How gatsby-plugin-offline is to make the service worker: it keeps the scripts that the newest build starts with, and the
 * page for readers without a network with styles and fonts; and it takes over at once. All requests are answered by
 * the part that `finish-worker.ts` puts before it. The plugin merges lists by index, so its four rules, which would keep page data for ever and other sites'
 * pictures too, are switched off one by one: docs/decisions/0019-how-the-service-worker-answers.md.
 */
export const offlineOptions = {
  debug: false,
  workboxConfig: {
    runtimeCaching: Array.from({ length: 4 }, () => ({ urlPattern: NEVER, handler: "NetworkOnly" })),
    skipWaiting: true,
    clientsClaim: true,
  },
};
