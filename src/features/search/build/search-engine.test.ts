import fc from "fast-check";
import { indexFiles } from "../index-files";
import { lookupIn } from "../lookup";
import type { SearchContent, SearchRecord } from "../record";
import { searchEngine } from "../search-engine";
import { searchRecord } from "../testing/search-record";
import { makeIndex } from "./make-index";

/** The engine with indexes that the build's code makes. */

const record = (title: string, text: string, over: Partial<SearchRecord> = {}) =>
  searchRecord({ url: `/${title.toLowerCase().replaceAll(" ", "-")}`, title, text, ...over });

const NOW = "2026-11-26T18:00";

const RECORDS = [
  record("Festsal", "Stor sal med scene og flygel, til konsert og fest.", { kind: "room" }),
  record("Storband", "Jazz på scenen.", { kind: "culture", types: ["Konsert"], keywords: ["skjult"], soon: 9 }),
  record("Korkveld", "Sang på scenen.", { kind: "culture", types: ["Konsert"], soon: 2 }),
  record("Nattekspressen", "Et tog om natta. Film for senior.", { kind: "film", types: ["Film"] }),
  record("Strikkekafé", "Ta med garn. Kafé hver uke.", { kind: "culture", types: ["Møte"] }),
  record("Ledsagerbevis på konsert", "Konsert, konsert, konsert og konsert.", { kind: "article" }),
  record("Kom hit", "Stopp ved torget. Sal og scene."),
];
const CONTENT: SearchContent = { records: RECORDS, synonyms: [{ words: ["buss", "rutebil"], find: ["kom hit"] }] };

const filesOf = (content: SearchContent, read = jest.fn()) => {
  const { catalogue, files } = makeIndex(content);
  return indexFiles(catalogue, async (path) => {
    read(path);
    const file = files.get(path);
    if (!file) throw new Error(`404 at ${path}`);
    return new TextDecoder().decode(file);
  });
};

const searched = async (query: string) => {
  const { count, corrected, someWords, show } = await searchEngine(filesOf(CONTENT)).search(query, NOW);
  const found = await show(0, 10);
  return { titles: found.map(({ url }) => url.slice(1)), corrected, someWords, count };
};

test("has the times of what is still coming", async () => {
  const showings = [{ key: "v", start: "2026-12-04T18:00", end: "2026-12-04T20:00", status: "onSale" }];
  const records = [searchRecord({ url: "/b", showings }), searchRecord({ url: "/c", showings, over: true })];
  await expect(filesOf({ records, synonyms: [] }).times()).resolves.toEqual([
    [0, "2026-12-04T18:00", "2026-12-04T20:00"],
  ]);
});

test("finds pages with all the words, without fetching the word list", async () => {
  const read = jest.fn();
  const { search } = searchEngine(filesOf(CONTENT, read));
  expect((await search("flygel i salen og på scenen", NOW)).count).toBe(1);
  expect(read.mock.calls.flat()).not.toContainEqual(expect.stringMatching(/^ordliste/));
});

test("returns concerts first, the next one before a later one, then matches in titles, then in texts", async () => {
  expect((await searched("konserter")).titles).toEqual(["korkveld", "storband", "ledsagerbevis-på-konsert", "festsal"]);
});

test("finds prefixes of words, and words of the same verb", async () => {
  expect((await searched("natteks")).titles).toEqual(["nattekspressen"]);
  expect((await searched("strikking")).titles).toEqual(["strikkekafé"]);
});

test("corrects one typing error, and says so", async () => {
  expect(await searched("fesstal")).toMatchObject({ titles: ["festsal"], corrected: "festsal", someWords: false });
  expect((await searched("koncert")).titles[0]).toBe("korkveld");
});

test("searches for the parts of a compound that no page has, and says so", async () => {
  expect(await searched("seniorfilm")).toMatchObject({ titles: ["nattekspressen"], corrected: "senior + film" });
  expect(await searched("konsertsal")).toMatchObject({ titles: ["festsal"], corrected: "konsert + sal" });
  expect(await searched("romjulskonsert")).toMatchObject({ corrected: "konsert", count: 4 });
});

test("a whole compound comes before its parts, which are found besides when few pages have it", async () => {
  expect(await searched("festsal")).toMatchObject({ titles: ["festsal"], corrected: null });
  expect((await searched("kafé")).titles).toEqual(["strikkekafé"]);
});

test("shows kinds by their best page, and films and events before pages that have the word among their names", async () => {
  const records = [
    record("Praktisk", "", { names: ["Med barn"] }),
    record("Sirkus", "", { kind: "film", types: ["Barnefilm"], names: ["Barnefilm"] }),
    record("Plakat", "Film."),
  ];
  const { search } = searchEngine(filesOf({ records, synonyms: [] }));
  const kindsOf = async (query: string) => (await search(query, NOW)).kinds;
  expect(await kindsOf("barn")).toEqual([
    { kind: "film", count: 1 },
    { kind: "page", count: 1 },
  ]);
  expect((await kindsOf("praktisk")).map(({ kind }) => kind)).toEqual(["page"]);
});

test("finds the site's synonyms, and marks them", async () => {
  const { search } = searchEngine(filesOf(CONTENT));
  const [found] = await (await search("rutebiler", NOW)).show(0, 1);
  expect(found).toMatchObject({ url: "/kom-hit", title: [{ hit: true }, { hit: false }, { hit: true }] });
});

test("returns pages with some of the words when none has all, and says so", async () => {
  expect(await searched("garn flygel")).toMatchObject({ someWords: true, count: 2, corrected: null });
});

test("finds nothing for an unknown word", async () => {
  for (const query of ["xyzzy", "kvakksalver", "  ", "?"]) {
    expect(await searched(query)).toEqual({ titles: [], corrected: null, someWords: false, count: 0 });
  }
});

test("never shows hidden search terms", async () => {
  const { search } = searchEngine(filesOf(CONTENT));
  const [found] = await (await search("skjult", NOW)).show(0, 1);
  expect(found?.url).toBe("/storband");
  expect(JSON.stringify(found)).not.toContain("skjult");
});

test("fails when a file cannot be loaded, and requests it again the next time", async () => {
  const { catalogue, files } = makeIndex(CONTENT);
  let isOffline = true;
  const { search } = searchEngine(
    indexFiles(catalogue, async (path) => {
      if (isOffline && path.startsWith("ord-")) throw new Error("offline");
      return new TextDecoder().decode(files.get(path));
    }),
  );
  await expect(search("festsal", NOW)).rejects.toThrow("offline");
  isOffline = false;
  expect((await search("festsal", NOW)).count).toBe(1);
});

test("prefetches the files for the significant words", async () => {
  const read = jest.fn();
  await searchEngine(filesOf(CONTENT, read)).preload("hva er det på festsal");
  expect(read.mock.calls.flat().sort()).toEqual([
    expect.stringMatching(/^katalog-[0-9a-f]{12}\.json$/),
    expect.stringMatching(/^ord-[0-9a-f]{12}\.txt$/),
  ]);
});

test("finds every word of the alphabet's files, wherever they are cut", async () => {
  const words = Array.from({ length: 6_000 }, (_, number) => `ord${String(number).padStart(4, "0")}x`);
  const texts = Array.from({ length: 60 }, (_, page) => words.slice(page * 100, page * 100 + 100).join(" "));
  const files = filesOf({ records: texts.map((text, page) => record(`Side ${page}`, text)), synonyms: [] });
  expect((await files.catalogue()).starts.length).toBeGreaterThan(3);
  const { exactly, beginning } = lookupIn(files);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), async (word) => {
      expect((await exactly(word))?.stem).toBe(word);
      expect((await beginning(word.slice(0, -2))).map(({ stem }) => stem)).toContain(word);
    }),
  );
  expect(await exactly("aaa")).toBeNull();
  expect(await exactly("zzz")).toBeNull();
});
