import type { SearchRecord } from "../record";
import { alsoFoundBy, hiddenWords, siteVocabulary } from "./hidden-words";
import { wordList } from "./word-list";

const record = (title: string, text: string, keywords: readonly string[] = []): SearchRecord => ({
  url: "/a",
  kind: "page",
  title,
  names: [],
  text,
  keywords,
  showings: [],
  premiere: null,
});

const RECORDS = [
  record("Festsal", "En sal til fest og barn.", ["selskap"]),
  record("Barnefilm", "Film på åpningstid i 2026, og film igjen."),
  record("Film", "Tid for film."),
];
const vocabulary = siteVocabulary(RECORDS);

test("leads to a page by its keywords, by the parts of its compounds and by other spellings", () => {
  expect(hiddenWords(RECORDS[1] ?? record("", ""), vocabulary)).toEqual(
    expect.arrayContaining(["barn", "tid", "aapningstid", "apningstid"]),
  );
  expect(hiddenWords(RECORDS[0] ?? record("", ""), vocabulary)).toEqual(["selskap"]);
});

test("adds nothing that is there already", () => {
  expect(alsoFoundBy(["barnefilm", "barn", "film"], vocabulary)).toEqual([]);
});

test("lists words of titles first, then those that most pages have, without small words and numbers", () => {
  const list = wordList(RECORDS);
  expect(list.slice(0, 3)).toEqual(["film", "barnefilm", "festsal"]);
  expect(list).toEqual(expect.arrayContaining(["selskap", "åpningstid", "barn"]));
  for (const left of ["igjen2026", "2026", "til", "sal", "tid", "på"]) expect(list).not.toContain(left);
});
