import fc from "fast-check";
import { matching, wordsOf } from "./matching";

const of = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, words: wordsOf(title), more: wordsOf(`om ${title}`) }));
const found = (text: string, ...titles: readonly string[]) => matching(text, of(...titles)).map(({ title }) => title);

const TITLES = ["Nattekspressen", "Storbandkveld", "Aldersgrenser", "Brødrene Løvenskog", "Fjellpass"];
const title = fc.constantFrom(...TITLES);

test("one letter too many, too few, wrong or swapped finds the title all the same", () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.constantFrom("add", "drop", "change", "swap"), (one, where, how) => {
      const at = 1 + (where % (one.length - 3));
      const rest = { add: `x${one.slice(at)}`, drop: one.slice(at + 1), change: `x${one.slice(at + 1)}` };
      const swapped = `${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
      const typed = one.slice(0, at) + (how === "swap" ? swapped : rest[how as keyof typeof rest]);
      // A space that is left out or moved makes other words.
      fc.pre(!one.slice(at - 1, at + 2).includes(" "));
      expect(found(typed, ...TITLES)).toContain(one);
    }),
    { numRuns: 500 },
  );
});

test("the beginning of a long word is found with a letter left out or too many", () => {
  fc.assert(
    fc.property(title, fc.integer({ min: 5, max: 8 }), fc.nat(), fc.boolean(), (one, length, where, isMore) => {
      const beginning = one.slice(0, length);
      fc.pre(!beginning.includes(" "));
      const at = 1 + (where % (length - 2));
      expect(
        found(beginning.slice(0, at) + (isMore ? `x${beginning.slice(at)}` : beginning.slice(at + 1)), ...TITLES),
      ).toContain(one);
    }),
    { numRuns: 300 },
  );
});

test("case, marks and the beginning of words do not matter, and every word must match", () => {
  fc.assert(
    fc.property(title, fc.integer({ min: 2, max: 8 }), (one, length) => {
      const typed = one.split(" ").map((word) => word.slice(0, length).toUpperCase());
      expect(found(typed.reverse().join("  "), ...TITLES)[0]).toBe(one);
      expect(found(`${typed.join(" ")} zzzz`, ...TITLES)).toEqual([]);
    }),
  );
  expect(found("kraka", "Kråka")).toEqual(["Kråka"]);
  expect(found("", "b", "a")).toEqual(["b", "a"]);
});

test("numbers and short words are as they are typed, and what is spelt right hides what is near", () => {
  expect(found("2027", "Sommer 2026")).toEqual([]);
  expect(found("kor", "Mor")).toEqual([]);
  expect(found("film", "Filt", "Filmer", "Film")).toEqual(["Film", "Filmer"]);
});
