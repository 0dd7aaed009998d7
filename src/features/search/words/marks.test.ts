import fc from "fast-check";
import { excerpt, markable, marked, type Piece } from "./marks";

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

const LONG = `Begynnelsen handler om noe annet. ${"Mer om noe annet. ".repeat(30)}Her står flygelet på scenen i festsalen. ${"Og så videre. ".repeat(30)}`;

test("takes the excerpt around the matches, and marks where it is cut", () => {
  const text = joined(excerpt(LONG, markable("flygel festsal")));
  expect(text).toMatch(/^… .*flygelet på scenen i festsalen.* …$/);
  expect(text.length).toBeLessThan(220);
});

test("takes the beginning when nothing in the text matches", () => {
  expect(joined(excerpt(LONG, markable("drage")))).toMatch(/^Begynnelsen handler .* …$/);
  expect(joined(excerpt("Kort.", markable("drage")))).toBe("Kort.");
});

test("cuts between words", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zæøå]{1,12}$/), { minLength: 1, maxLength: 80 }), (words) => {
      const shown = joined(excerpt(words.join(" "), markable(words.at(-1) ?? ""))).replace(/^… | …$/g, "");
      for (const word of shown.split(" ")) expect(words).toContain(word);
    }),
  );
});
