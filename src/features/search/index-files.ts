import { CATALOGUE, type Catalogue, pageFile, TIMES, type Time, wordsFile } from "./index-format";
import { INDEX_ADDRESS, type Shown, WORD_LIST } from "./record";

const fetched = async (address: string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return response;
};

/** The location of the index. Requested by each page, because a new build moves it. */
export const findIndex = async (): Promise<string> => {
  const answer: unknown = await (await fetched(INDEX_ADDRESS, { cache: "no-cache" })).json();
  const folder = typeof answer === "object" && answer !== null && "folder" in answer ? answer.folder : undefined;
  if (typeof folder !== "string") throw new Error(`${INDEX_ADDRESS} names no folder`);
  return folder;
};

/** The files of one index, each fetched once; after a failure the next call retries. */
export interface IndexFiles {
  readonly catalogue: () => Promise<Catalogue>;
  /** The lines of a file of words. */
  readonly words: (number: number) => Promise<readonly string[]>;
  readonly page: (number: number) => Promise<Shown>;
  /** All showings, in the order of their start. */
  readonly times: () => Promise<readonly Time[]>;
  /** The site's own words, most significant first. */
  readonly wordList: () => Promise<readonly string[]>;
}

/** The files of an index, from a function that reads one. */
export const indexFiles = (read: (path: string) => Promise<string>): IndexFiles => {
  const requests = new Map<string, Promise<unknown>>();
  const once = <Value>(path: string, parse: (text: string) => Value): Promise<Value> => {
    const before = requests.get(path) as Promise<Value> | undefined;
    if (before) return before;
    const now = read(path)
      .then(parse)
      .catch((error: unknown) => {
        requests.delete(path);
        throw error;
      });
    requests.set(path, now);
    return now;
  };
  const lines = (text: string): readonly string[] => text.split("\n");
  return {
    catalogue: () => once(CATALOGUE, (text): Catalogue => JSON.parse(text)),
    words: (number) => once(wordsFile(number), lines),
    page: (number) => once(pageFile(number), (text): Shown => JSON.parse(text)),
    times: () => once(TIMES, (text): readonly Time[] => JSON.parse(text)),
    wordList: () => once(WORD_LIST, lines),
  };
};

/** The files of the index in a folder of the site. */
export const fetchedIndex = (folder: string): IndexFiles =>
  indexFiles(async (path) => (await fetched(`${folder}${path}`)).text());
