/** Where the facts of one film lie, by its page: "/nattekspressen-20261" → "/data/film/nattekspressen-20261.json". */
export const filmFactsAddress = (path: string): string => `/data/film${path}.json`;
