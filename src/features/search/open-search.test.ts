import { fetchedIndex, findIndex } from "./index-files";
import { search } from "./open-search";
import { searchEngine } from "./search-engine";

jest.mock("./index-files", () => ({ fetchedIndex: jest.fn(), findIndex: jest.fn(async () => "0123456789ab") }));
jest.mock("./search-engine", () => ({ searchEngine: jest.fn() }));

const answer = { count: 1, kinds: [], corrected: null, someWords: false, show: async () => [] };
const engine = (find: () => Promise<typeof answer>) => ({ preload: async () => undefined, search: find });
const NOW = "2026-11-26T18:00";
const gone = () => Promise.reject(new Error("404"));

const INDEX = {
  catalogue: async () => ({
    starts: [],
    soon: "",
    kinds: "",
    synonyms: [],
    words: "",
    pages: "",
    times: "",
    wordList: "",
  }),
  words: gone,
  page: gone,
  wordList: gone,
  times: gone,
};

test("a search whose index is gone finds the new one, once, and keeps it", async () => {
  jest.mocked(fetchedIndex).mockReturnValue(INDEX);
  jest
    .mocked(searchEngine)
    .mockReturnValueOnce(engine(gone))
    .mockReturnValueOnce(engine(async () => answer));
  expect(await search("kino", NOW)).toBe(answer);
  expect(await search("kultur", NOW)).toBe(answer);
  expect(findIndex).toHaveBeenCalledTimes(2);
});

/** The module before anything was searched for, and the files and engine that it opens. */
const fresh = async () => {
  jest.resetModules();
  const files = await import("./index-files");
  const engines = await import("./search-engine");
  const opened = { preload: jest.fn(async () => undefined), search: jest.fn(async () => answer) };
  jest.mocked(files.findIndex).mockReset().mockResolvedValue("ba9876543210");
  jest.mocked(files.fetchedIndex).mockReturnValue(INDEX);
  jest.mocked(engines.searchEngine).mockReset().mockReturnValue(opened);
  return { opened, files, openSearch: await import("./open-search") };
};

test("prefetches the files for what is typed, of the index that the search uses", async () => {
  const { opened, files, openSearch } = await fresh();
  await openSearch.preload("");
  expect(opened.preload).not.toHaveBeenCalled();
  await openSearch.preload("kino");
  expect(opened.preload).toHaveBeenCalledWith("kino");
  expect(await openSearch.search("kino", NOW)).toBe(answer);
  expect(files.findIndex).toHaveBeenCalledTimes(1);
  expect(files.fetchedIndex).toHaveBeenCalledWith("ba9876543210");
});

test("a prefetch that fails says nothing, and the search opens the index anew", async () => {
  const { files, opened, openSearch } = await fresh();
  jest.mocked(files.findIndex).mockRejectedValueOnce(new Error("offline"));
  await expect(openSearch.preload("kino")).resolves.toBeUndefined();
  opened.preload.mockRejectedValueOnce(new Error("gone"));
  await expect(openSearch.preload("kino")).resolves.toBeUndefined();
  expect(await openSearch.search("kino", NOW)).toBe(answer);
});

test("an index whose catalogue cannot be read is not open", async () => {
  const { files, openSearch } = await fresh();
  jest.mocked(files.fetchedIndex).mockReturnValue({ ...INDEX, catalogue: gone });
  await expect(openSearch.search("kino", NOW)).rejects.toThrow("404");
});
