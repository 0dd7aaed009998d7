import { type Catalogue, fileOf, nameAt, PAGES_IN_FILE, type Time } from "./index-format";
import { INDEX_ADDRESS, INDEX_FOLDER, type Shown } from "./record";

const fetched = async (address: string, options?: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return response;
};

/** The name of the catalogue. Requested by each page, because a new build renames it. */
export const findIndex = async (): Promise<string> => {
  const answer: unknown = await (await fetched(INDEX_ADDRESS, { cache: "no-cache" })).json();
  const name = typeof answer === "object" && answer !== null && "catalogue" in answer ? answer.catalogue : undefined;
  if (typeof name !== "string") throw new Error(`${INDEX_ADDRESS} names no catalogue`);
  return name;
};

/** The files of one index, each fetched once; after a failure the next call retries. */
export interface IndexFiles {
  readonly catalogue: () => Promise<Catalogue>;
  /** The lines of a file of words. */
  readonly words: (number: number) => Promise<readonly string[]>;
  readonly page: (number: number) => Promise<Shown>;
  /** All coming showings, in the order of their start. */
  readonly times: () => Promise<readonly Time[]>;
  /** The site's own words, most significant first. */
  readonly wordList: () => Promise<readonly string[]>;
}

/**
 * The files of an index.
 * @param name That of its catalogue.
 * @param read Reads a file by its name.
 */
export const indexFiles = (name: string, read: (name: string) => Promise<string>): IndexFiles => {
  const requests = new Map<string, Promise<unknown>>();
  const once = <Value>(file: string, parse: (text: string) => Value): Promise<Value> => {
    const before = requests.get(file) as Promise<Value> | undefined;
    if (before) return before;
    const now = read(file)
      .then(parse)
      .catch((error: unknown) => {
        requests.delete(file);
        throw error;
      });
    requests.set(file, now);
    return now;
  };
  const lines = (text: string): readonly string[] => text.split("\n");
  const catalogue = () => once(fileOf("katalog", name), (text): Catalogue => JSON.parse(text));
  return {
    catalogue,
    words: async (number) => once(fileOf("ord", nameAt((await catalogue()).words, number)), lines),
    page: async (number) => {
      const file = fileOf("sider", nameAt((await catalogue()).pages, Math.floor(number / PAGES_IN_FILE)));
      const page = (await once(file, (text): readonly Shown[] => JSON.parse(text)))[number % PAGES_IN_FILE];
      if (page === undefined) throw new Error(`There is no page ${number} in ${file}`);
      return page;
    },
    times: async () => once(fileOf("tider", (await catalogue()).times), (text): readonly Time[] => JSON.parse(text)),
    wordList: async () => once(fileOf("ordliste", (await catalogue()).wordList), lines),
  };
};

/** The files of the site's index with a catalogue. */
export const fetchedIndex = (catalogue: string): IndexFiles =>
  indexFiles(catalogue, async (name) => (await fetched(`/${INDEX_FOLDER}/${name}`)).text());
