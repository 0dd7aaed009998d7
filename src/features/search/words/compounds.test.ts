import fc from "fast-check";
import { partsOf, vocabularyOf } from "./compounds";

const vocabulary = vocabularyOf([
  "film",
  "barn",
  "sal",
  "fest",
  "åpning",
  "tid",
  "kultur",
  "skole",
  "etter",
  "kommune",
]);

test.each([
  ["barnefilm", ["barn", "film"]],
  ["festsal", ["fest", "sal"]],
  ["festsalen", ["fest", "sal"]],
  ["åpningstider", ["åpning", "tid"]],
  ["kulturskolen", ["kultur", "skol"]],
  ["formannskapssal", ["sal"]],
  ["kommunestyret", ["kommun", "kommune"]],
])("splits %s by the site's own words", (word, parts) => {
  expect([...partsOf(word, vocabulary)].sort()).toEqual(expect.arrayContaining(parts));
});

test.each(["film", "filmen", "sal", "billetter", "skala", "barn"])("leaves %s whole", (word) => {
  expect(partsOf(word, vocabulary)).toEqual([]);
});

test("takes words that hold sentences together, numbers and very short words for no parts", () => {
  expect([...vocabularyOf(["for", "ikke", "3d", "to", "film"])]).toEqual(["film"]);
});

test("gives parts that are in the vocabulary and in the word", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdefilmnorst"), minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), letters, letters, (words, head, tail) => {
      const known = vocabularyOf(words);
      for (const part of partsOf(head + tail, known)) {
        expect(known.has(part)).toBe(true);
        expect(head + tail).toContain(part);
      }
    }),
  );
});
