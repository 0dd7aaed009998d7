import { withSynonyms } from "./synonyms";

const SYNONYMS = [
  { words: ["gavekort", "gave"], find: ["billetter"] },
  { words: ["hva går"], find: ["kinoprogram", "kulturprogram"] },
  { words: ["finne fram"], find: ["kom hit"] },
];

test("replaces a typed word by its synonyms, in any form", () => {
  expect(withSynonyms(["gavekortene", "kino"], SYNONYMS)).toEqual([["kino", "billetter"]]);
  expect(withSynonyms(["hva", "går", "på", "kino"], SYNONYMS)).toEqual([
    ["kino", "kinoprogram"],
    ["kino", "kulturprogram"],
  ]);
});

test("requires all words of an expression, and does not change other queries", () => {
  expect(withSynonyms(["finne", "fram"], SYNONYMS)).toEqual([["kom", "hit"]]);
  expect(withSynonyms(["finne"], SYNONYMS)).toEqual([]);
  expect(withSynonyms(["festsal"], [])).toEqual([]);
});
