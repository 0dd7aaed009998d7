import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { IndexFile } from "pagefind";
import { HIDDEN_FROM_HERE, INDEX_FOLDER, NAMES_APART, type SearchRecord, WORD_LIST } from "../record";
import { wordsOf } from "../words/words";
import { alsoFoundBy, hiddenWords, siteVocabulary } from "./hidden-words";
import { wordList } from "./word-list";

/** A finished index: its folder, whose name changes with what is in it, and its files by their path in the folder. */
export interface SearchIndex {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

type Pagefind = typeof import("pagefind");

/**
 * Pagefind is an ES module that its package lets nobody require, and Gatsby compiles this file, `import()` included, to
 * CommonJS. Asked for by its path, Node gives it all the same.
 */
const loadPagefind = (): Pagefind => createRequire(resolve("package.json"))("./node_modules/pagefind/lib/index.js");

/** Of Pagefind's files, those that we use: its own look and its worker are never asked for. */
const isUsed = (path: string): boolean =>
  /^(pagefind\.js|pagefind-entry\.json|wasm\.nb\.pagefind)$|\.pf_(meta|index|fragment)$/.test(path);

const folderName = (files: ReadonlyMap<string, Uint8Array>): string => {
  const hash = createHash("sha256");
  for (const [path, content] of files) hash.update(path).update("\0").update(content).update("\0");
  return `${INDEX_FOLDER}${hash.digest("hex").slice(0, 16)}`;
};

const orThrow = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join("; ")}`);
};

const indexFiles = async (
  { createIndex }: Pagefind,
  records: readonly SearchRecord[],
): Promise<readonly IndexFile[]> => {
  const { index, errors } = await createIndex();
  orThrow(errors);
  if (!index) throw new Error("Pagefind gave no index");
  const vocabulary = siteVocabulary(records);
  // One after the other: the order decides what the files are called.
  for (const record of records) {
    const { url, kind, title, names, text, showings, premiere } = record;
    const added = await index.addCustomRecord({
      url,
      language: "nb",
      content: [text, HIDDEN_FROM_HERE, ...hiddenWords(record, vocabulary)].join(" "),
      meta: {
        title,
        names: names.join(NAMES_APART),
        parts: alsoFoundBy(wordsOf(title), vocabulary).join(" "),
      },
      // Filters are facts that no search hits, unlike meta; their own files are never asked for.
      filters: { kind: [kind], showings: [...showings], premiere: premiere === null ? [] : [premiere] },
    });
    orThrow(added.errors);
  }
  const made = await index.getFiles();
  orThrow(made.errors);
  await index.deleteIndex();
  return made.files;
};

/** Makes the index of all records, with the word list beside it. The same records give the same folder name. */
export const makeIndex = async (records: readonly SearchRecord[]): Promise<SearchIndex> => {
  const sorted = records.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const pagefind = loadPagefind();
  try {
    const made = (await indexFiles(pagefind, sorted)).filter(({ path }) => isUsed(path));
    const words = new TextEncoder().encode(wordList(sorted).join("\n"));
    const all = [...made.map(({ path, content }) => [path, content] as const), [WORD_LIST, words] as const];
    const files = new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return { folder: folderName(files), files };
  } finally {
    await pagefind.close();
  }
};
