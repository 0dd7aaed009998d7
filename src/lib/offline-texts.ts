/**
 * The fixed texts of reading without a network, in Bokmål. A file of their own, because the service worker has them,
 * and a part of the page that is loaded when the page is idle.
 */
export const offlineTexts = {
  label: "Lagret utgave",
  reason: {
    offline: "Du er uten nett.",
    slow: "Nettet er tregt akkurat nå.",
    server: "Nettstedet svarer ikke akkurat nå.",
    back: "Du er på nett igjen.",
  },
  keptAt: (when: string) => `Du leser siden slik den var ${when}.`,
  keptSometime: "Du leser en lagret utgave av siden.",
  tryAgain: "Prøv igjen",
  readAnew: "Hent siden på nytt",
  keptSince: (when: string) => `lagret ${when}`,
  today: "i dag",
  yesterday: "i går",
  pageTitle: "Du er uten nett",
  pageText: "Vi får ikke hentet denne siden akkurat nå. Sidene under er lagret på denne enheten og kan leses likevel.",
  nothingKept: "Ingen sider er lagret på denne enheten ennå. Prøv igjen når du har dekning.",
} as const;
