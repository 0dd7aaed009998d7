/** The address of a film's facts, by its page: "/nattekspressen-20261" → "/data/film/nattekspressen-20261.json". */
export const filmFactsAddress = (path: string): string => `/data/film${path}.json`;
