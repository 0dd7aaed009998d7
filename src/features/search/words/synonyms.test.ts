import { withSynonyms } from "./synonyms";

const SYNONYMS = [
  { words: ["gavekort", "gave"], find: ["billetter"] },
  { words: ["i dag"], find: ["kinoprogram", "kulturprogram"] },
  { words: ["finne fram"], find: ["kom hit"] },
];

test("puts what is meant in the place of what was typed, in any form", () => {
  expect(withSynonyms(["gavekortene", "kino"], SYNONYMS)).toEqual([["kino", "billetter"]]);
  expect(withSynonyms(["kino", "dag"], SYNONYMS)).toEqual([
    ["kino", "kinoprogram"],
    ["kino", "kulturprogram"],
  ]);
});

test("wants all words of an expression, and leaves other queries alone", () => {
  expect(withSynonyms(["finne", "fram"], SYNONYMS)).toEqual([["kom", "hit"]]);
  expect(withSynonyms(["finne"], SYNONYMS)).toEqual([]);
  expect(withSynonyms(["festsal"], [])).toEqual([]);
});
