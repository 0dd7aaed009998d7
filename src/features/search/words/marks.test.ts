import fc from "fast-check";
import { markable, marked, type Piece } from "./marks";

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");
const hits = (text: string, query: string): readonly string[] =>
  marked(text, markable(query))
    .filter(({ hit }) => hit)
    .map(({ text: word }) => word);

test("marks inflected words, compounds and other spellings", () => {
  expect(hits("Filmen er en barnefilm, ikke en fil.", "film")).toEqual(["Filmen", "barnefilm"]);
  expect(hits("Salen heter Festsal. Festsalen er stor.", "sal")).toEqual(["Salen", "Festsal", "Festsalen"]);
  expect(hits("Åpningstidene for brødrene", "aapningstider brodre")).toEqual(["Åpningstidene", "brødrene"]);
  expect(hits("Natt. Nattekspressen går.", "nattek")).toEqual(["Nattekspressen"]);
});

test("does not mark stop words, unless the query has no others", () => {
  expect(hits("Hva det koster å leie salen", "hva koster salen")).toEqual(["salen"]);
  expect(hits("Hva er det?", "hva")).toEqual(["Hva"]);
});

test("loses nothing of a text, whatever is marked", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(joined(marked(text, markable(query)))).toBe(text);
    }),
  );
});
