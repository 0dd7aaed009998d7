import { fetchedIndex, findIndex } from "./index-files";
import { search } from "./open-search";
import { searchEngine } from "./search-engine";

jest.mock("./index-files", () => ({ fetchedIndex: jest.fn(), findIndex: jest.fn(async () => "/sok-indeks-1/") }));
jest.mock("./search-engine", () => ({ searchEngine: jest.fn() }));

const answer = { count: 1, corrected: null, someWords: false, show: async () => [] };
const engine = (find: () => Promise<typeof answer>) => ({ preload: async () => undefined, search: find });
const gone = () => Promise.reject(new Error("404"));

test("a search whose index is gone finds the new one, once, and keeps it", async () => {
  jest.mocked(fetchedIndex).mockReturnValue({
    catalogue: async () => ({ starts: [], soon: "", synonyms: [] }),
    words: gone,
    page: gone,
    wordList: gone,
  });
  jest
    .mocked(searchEngine)
    .mockReturnValueOnce(engine(gone))
    .mockReturnValueOnce(engine(async () => answer));
  expect(await search("kino")).toBe(answer);
  expect(await search("kultur")).toBe(answer);
  expect(findIndex).toHaveBeenCalledTimes(2);
});
