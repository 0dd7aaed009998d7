import type { Fragment } from "./pagefind";
import { searchEngine } from "./search-engine";

const PAGES: readonly (readonly [string, string])[] = [
  ["Festsal", "Stor sal med scene og flygel"],
  ["Konsert i salen", "Storband og scene"],
  ["Kino", "Film hver kveld"],
];

const fragment = ([title, content]: readonly [string, string]): Fragment => ({
  url: `/${title}`,
  content: `${content} \u241f skjult`,
  meta: { title },
  filters: { kind: ["page"] },
});

/**
 * Like Pagefind, it finds beginnings of words, all words together, and goes back to «k» for a word that it does not
 * know.
 */
const pagefind = {
  preload: jest.fn(async () => {}),
  search: async (query: string) => {
    const has = (text: string, word: string) =>
      text
        .toLowerCase()
        .split(" ")
        .some((one) => one.startsWith(word));
    const words = query.split(" ");
    const hits = PAGES.filter((page) => words.every((word) => has(page.join(" "), word)));
    const fallback = words.some((word) => word.startsWith("k")) ? PAGES.slice(1, 2) : [];
    const given = hits.length > 0 ? hits : fallback;
    return { results: given.map((page) => ({ id: page[0], score: 1, data: async () => fragment(page) })) };
  },
};

const loadWords = jest.fn(async (): Promise<readonly string[]> => ["festsal", "konsert", "storband", "scene", "kino"]);
beforeEach(() => loadWords.mockClear());

const titles = async (query: string) => {
  const answer = await searchEngine({ pagefind, loadWords }).search(query);
  const found = await answer.show(0, 10);
  return {
    titles: found.map(({ url }) => url.slice(1)),
    corrected: answer.corrected,
    some: answer.someWords,
    count: answer.count,
  };
};

test("finds what has all the words, and fetches no word list for that", async () => {
  expect(await titles("scene flygel")).toEqual({ titles: ["Festsal"], corrected: null, some: false, count: 1 });
  expect(loadWords).not.toHaveBeenCalled();
});

test("leaves out the words that hold a question together", async () => {
  expect((await titles("hva er det på kino")).titles).toEqual(["Kino"]);
});

test("corrects one typing error, and says so", async () => {
  expect(await titles("fesstal")).toEqual({ titles: ["Festsal"], corrected: "festsal", some: false, count: 1 });
});

test("does not believe in pages that have only the beginning of a word", async () => {
  expect(await titles("koncert")).toMatchObject({ titles: ["Konsert i salen"], corrected: "konsert" });
  expect(await titles("kvakksalver")).toEqual({ titles: [], corrected: null, some: false, count: 0 });
});

test("gives pages with some of the words when none has all, and says so", async () => {
  expect(await titles("film flygel")).toEqual({ titles: ["Kino", "Festsal"], corrected: null, some: true, count: 2 });
});

test("never shows what is only there to be found", async () => {
  const answer = await searchEngine({ pagefind, loadWords }).search("flygel");
  const [found] = await answer.show(0, 1);
  expect(found?.excerpt.map(({ text }) => text).join("")).toBe("Stor sal med scene og flygel");
});

test("asks for the word list again when it could not be had", async () => {
  loadWords.mockRejectedValueOnce(new Error("offline"));
  const { search } = searchEngine({ pagefind, loadWords });
  await expect(search("fesstal")).rejects.toThrow("offline");
  expect((await search("fesstal")).corrected).toBe("festsal");
});

test("fails rather than finding nothing when the index has not got what the site is known to have", async () => {
  const broken = { ...pagefind, search: async () => ({ results: [] }) };
  await expect(searchEngine({ pagefind: broken, loadWords }).search("festsal")).rejects.toThrow("«festsal»");
  expect((await searchEngine({ pagefind: broken, loadWords }).search("xyzzy")).count).toBe(0);
});

test("does not doubt the index for a word that only sounds like one of the site's", async () => {
  expect(await titles("scène")).toEqual({ titles: [], corrected: null, some: false, count: 0 });
  expect(await titles("scène film")).toMatchObject({ titles: ["Kino"], some: true });
});

test("fetches beforehand what the telling words will need", async () => {
  await searchEngine({ pagefind, loadWords }).preload("hva er det på kin");
  expect(pagefind.preload).toHaveBeenCalledWith("kin");
});
