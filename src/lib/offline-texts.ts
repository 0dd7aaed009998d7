/**
 * The fixed texts of offline reading, in Bokmål. In a file of their own, because the service worker and lazily loaded
 * code share them.
 */
export const offlineTexts = {
  label: "Lagret utgave",
  reason: {
    offline: "Du er uten nett.",
    slow: "Nettet er tregt akkurat nå.",
    server: "Nettstedet svarer ikke akkurat nå.",
    back: "Du er på nett igjen.",
  },
  cachedAt: (when: string) => `Du leser siden slik den var ${when}.`,
  cachedSometime: "Du leser en lagret utgave av siden.",
  tryAgain: "Prøv igjen",
  readAnew: "Hent siden på nytt",
  cachedSince: (when: string) => `lagret ${when}`,
  today: "i dag",
  yesterday: "i går",
  pageTitle: "Du er uten nett",
  pageText: "Vi får ikke hentet denne siden akkurat nå. Sidene under er lagret på denne enheten og kan leses likevel.",
  nothingCached: "Ingen sider er lagret på denne enheten ennå. Prøv igjen når du har dekning.",
} as const;
