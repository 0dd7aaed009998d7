import type { IndexFiles } from "./index-files";
import { decodePostings, type Posting } from "./index-format";

/** A stem of the index, with its postings. */
export interface Entry {
  readonly stem: string;
  readonly where: readonly Posting[];
}

export interface Lookup {
  /** The stem itself, or null. */
  readonly exactly: (stem: string) => Promise<Entry | null>;
  /** The stems with a prefix, the exact one first. A prefix of many words gives the first of them. */
  readonly beginning: (beginning: string) => Promise<readonly Entry[]>;
}

/** The maximum number of files of words that one prefix may load. */
const MAX_FILES = 3;

const entryOf = (line: string): Entry => {
  const space = line.indexOf(" ");
  return { stem: line.slice(0, space), where: decodePostings(line.slice(space + 1)) };
};

/** Finds stems in the files of words that may contain them. */
export const lookupIn = ({ catalogue, words }: IndexFiles): Lookup => {
  /** The numbers of the files that may contain words with the prefix. */
  const filesFor = async (beginning: string): Promise<readonly number[]> => {
    const { starts } = await catalogue();
    const after = starts.findIndex((start) => start > beginning);
    const first = Math.max((after < 0 ? starts.length : after) - 1, 0);
    const more = starts.slice(first + 1).findIndex((start) => !start.startsWith(beginning));
    const count = 1 + (more < 0 ? starts.length - first - 1 : more);
    return Array.from({ length: Math.min(count, MAX_FILES) }, (_, at) => first + at);
  };
  const linesFor = async (beginning: string): Promise<readonly string[]> =>
    (await Promise.all((await filesFor(beginning)).map(words))).flat();

  return {
    exactly: async (stem) => {
      const [first = 0] = await filesFor(stem);
      const line = (await words(first)).find((one) => one.startsWith(`${stem} `));
      return line === undefined ? null : entryOf(line);
    },
    beginning: async (beginning) =>
      (await linesFor(beginning)).filter((line) => line.startsWith(beginning)).map(entryOf),
  };
};
