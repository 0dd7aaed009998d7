import fc from "fast-check";
import { knownEnd, partsOf, splitsOf, vocabularyOf } from "./compounds";
import { stemOf } from "./inflection";

const WORDS = ["film", "barn", "sal", "fest", "åpning", "tid", "kultur", "skole", "etter", "kommune", "kafé", "kino"];
/** Two texts: words of three letters are parts only when they occur in more than one text. */
const vocabulary = vocabularyOf([WORDS, [...WORDS, "seniorkino", "seniorkafé", "jon"]]);

test.each([
  ["barnefilm", ["barn", "film"]],
  ["festsal", ["fest", "sal"]],
  ["festsalen", ["fest", "sal"]],
  ["åpningstider", ["apning", "tid"]],
  ["kulturskolen", ["kultur", "skol"]],
  ["formannskapssal", ["sal"]],
  ["aapningstider", ["apning", "tid"]],
  ["seniorkino", ["senior", "kino"]],
  ["seniordans", []],
])("splits %s by the site's own words", (word, parts) => {
  expect([...partsOf(word, vocabulary)].sort()).toEqual(expect.arrayContaining(parts));
});

test.each(["film", "filmen", "sal", "billetter", "skala", "barn", "operasjon"])("leaves %s whole", (word) => {
  expect(partsOf(word, vocabulary)).toEqual([]);
});

test("excludes stop words, numbers and very short words from parts", () => {
  const words = ["for", "ikke", "3d", "to", "film"];
  expect([...vocabularyOf([words, words])]).toEqual(["film"]);
});

test("returns parts that are in the vocabulary and in the word", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdefilmnorst"), minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), letters, letters, (words, head, tail) => {
      const known = vocabularyOf([words, words]);
      for (const part of partsOf(head + tail, known)) {
        expect(known.has(part)).toBe(true);
        expect(head + tail).toContain(part);
      }
    }),
  );
});

const KNOWN = new Set(WORDS.map(stemOf));
const isKnown = async (stem: string): Promise<boolean> => KNOWN.has(stem);

test.each([
  ["barneskole", [["barne", "skole"]]],
  ["festfilmene", [["fest", "filmene"]]],
  ["Kulturskolefilm", []],
  ["film", []],
  ["kinofest", [["kino", "fest"]]],
] as const)("takes %s for a compound of known words", async (word, splits) => {
  expect(await splitsOf(word, isKnown)).toEqual(splits);
});

test("finds the last part of a word whose first part is unknown", async () => {
  expect(await knownEnd("romjulskino", isKnown)).toBe("kino");
  expect(await knownEnd("xyzzysal", isKnown)).toBeNull();
});
