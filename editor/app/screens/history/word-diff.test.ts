import fc from "fast-check";
import { type Run, wordDiff } from "./word-diff";

const sideOf = (runs: readonly Run[], without: Run["kind"]): string =>
  runs.map(({ kind, text }) => (kind === without ? "" : text)).join("");

const text = fc
  .array(fc.oneof(fc.constantFrom("a ", "b ", "c\n", " ", ""), fc.string({ unit: "grapheme" })), { maxLength: 40 })
  .map((parts) => parts.join(""));

test("both texts are whole, and no two runs beside each other are of a kind", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDiff(before, after);
      expect(sideOf(runs, "added")).toBe(before);
      expect(sideOf(runs, "removed")).toBe(after);
      expect(runs.some(({ kind }, at) => kind === runs[at - 1]?.kind)).toBe(false);
    }),
  );
});

test("only the words that differ are marked", () => {
  const runs = wordDiff("Døra åpner klokka sju i kveld.", "Døra åpner presis klokka åtte i kveld.");
  expect(runs.filter(({ kind }) => kind !== "same").map(({ kind, text: words }) => [kind, words.trim()])).toEqual([
    ["added", "presis"],
    ["removed", "sju"],
    ["added", "åtte"],
  ]);
});

test("a very long text that is all new is compared as a whole", () => {
  const long = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(" ");
  expect(wordDiff(long("a"), long("b"))).toHaveLength(2);
});
