import type { SearchRecord } from "../record";
import { searchRecord } from "../testing/search-record";
import { siteVocabulary, termsBy } from "./terms";
import { wordList } from "./word-list";

const RECORDS = [
  searchRecord({ title: "Festsal", text: "En sal til fest og barn.", keywords: ["selskap"] }),
  searchRecord({ title: "Barnefilm", text: "Film på åpningstid i 2026, og film igjen. Åpning, tid, sal." }),
  searchRecord({ title: "Film", text: "Tid for film." }),
];
const levelsOf = (one: SearchRecord) => termsBy(siteVocabulary([...RECORDS, one]))(one);
const level = (over: Partial<SearchRecord>, stem = "konsert"): number => levelsOf(searchRecord(over)).get(stem) ?? 0;

test("gives a word a higher level the better it describes the page", () => {
  const levels = [
    level({ title: "Konsert" }),
    level({ types: ["Konsert"] }),
    level({ title: "Konsert lørdag" }),
    level({ title: "Konsert lørdag kveld" }),
    level({ names: ["En konsert"] }),
    level({ keywords: ["konsert"] }),
    level({ text: "Konsert, konserter og konserten." }),
    level({ text: "En konsert." }),
  ];
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  expect(new Set(levels).size).toBe(levels.length);
  for (const one of levels) expect(one >= 1 && one <= 26).toBe(true);
});

test("indexes parts of compounds, with lower levels than whole words", () => {
  expect(level({ title: "Barnefilm" }, "film")).toBeLessThan(level({ title: "Film" }, "film"));
  expect(level({ title: "Barnefilm" }, "barn")).toBeGreaterThan(0);
  expect(level({ title: "Formannskapssal" }, "sal")).toBeGreaterThan(level({ text: "sal" }, "sal"));
});

test("has one term for all spellings and forms, and none for small words", () => {
  expect([...levelsOf(searchRecord({ text: "Åpningstidene, og aapningstid" })).keys()].sort()).toEqual([
    "apning",
    "apningstid",
    "tid",
  ]);
});

test("lists words of titles first, then those that most pages have, without small words and numbers", () => {
  const list = wordList(RECORDS);
  expect(list.slice(0, 3)).toEqual(["film", "barnefilm", "festsal"]);
  expect(list).toEqual(expect.arrayContaining(["selskap", "åpningstid", "barn"]));
  for (const left of ["igjen2026", "2026", "til", "sal", "tid", "på"]) expect(list).not.toContain(left);
});
