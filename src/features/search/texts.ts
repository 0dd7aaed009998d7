/** One, and several. */
const MORE = {
  film: ["film", "filmer"],
  culture: ["arrangement", "arrangementer"],
  room: ["rom", "rom"],
  page: ["side", "sider"],
  article: ["artikkel", "artikler"],
} as const;

/** The fixed texts of search results, in Bokmål. */
export const searchTexts = {
  hits: (count: number) => `${count} treff`,
  searchFound: (hits: string, words: string) => `${hits} på «${words}»`,
  searchCorrected: (typed: string, hits: string, words: string) =>
    `Ingen treff på «${typed}». Viser ${hits} på «${words}».`,
  searchSomeWords: (typed: string, hits: string, words: string | null) =>
    `Ingen sider har alle ordene i «${typed}». Viser ${hits} på noen av ${words === null ? "dem" : `ordene i «${words}»`}.`,
  searchNothing: (words: string) => `Ingen treff på «${words}».`,
  searchAdvice: "Prøv et kortere eller mer vanlig ord, eller se om det står en skrivefeil i søket.",
  searchMore: (count: number, kind: keyof typeof MORE) => `Vis ${count} ${MORE[kind][count === 1 ? 0 : 1]} til`,
  searchMoreFailed: "Flere treff kunne ikke hentes. Prøv igjen.",
  searchGroup: { film: "Filmer", culture: "Arrangementer", room: "Rom", page: "Praktisk", article: "Artikler" },
  searchNext: (when: string) => `Neste: ${when}`,
  searchCancelled: (when: string) => `Avlyst: ${when}`,
  searchOnNow: "Vises nå",
  searchShownBefore: "Vist tidligere",
  searchOver: "Har vært",
} as const;
