import fc from "fast-check";
import { fold, otherSpellings } from "./spelling";

const letters = fc.string({ unit: fc.constantFrom(..."abdefgiklmnoprstuvyæøåéü"), minLength: 1, maxLength: 12 });

test("compares words equally however å, ø and æ are typed", () => {
  expect(["åpningstid", "Aapningstid", "apningstid", "a\u030apningstid"].map(fold)).toEqual(
    Array(4).fill("apningstid"),
  );
  expect(["brødrene", "broedrene", "BRODRENE"].map(fold)).toEqual(Array(3).fill("brodrene"));
  expect(["lærer", "laerer"].map(fold)).toEqual(["lerer", "lerer"]);
  expect(fold("Strikkekafé")).toBe("strikkekafe");
  expect(fold("𝗞𝗼𝗻𝘀𝗲𝗿𝘁")).toBe("konsert");
});

test("returns other spellings of a word, in both directions", () => {
  expect(otherSpellings("åpen")).toEqual(["aapen", "apen"]);
  expect(otherSpellings("brødre")).toEqual(["broedre", "brodre"]);
  expect(otherSpellings("baard")).toEqual(["bård"]);
  expect(otherSpellings("kafé")).toEqual(["kafe"]);
  expect(otherSpellings("kino")).toEqual([]);
});

test("is idempotent unless folding creates new letter pairs", () => {
  fc.assert(
    fc.property(letters, (word) => {
      expect(fold(word)).toMatch(/^[a-z]*$/);
      expect(fold(word.toUpperCase())).toBe(fold(word));
      expect(fold(word).length).toBeLessThanOrEqual(word.length);
    }),
  );
});

test("returns other spellings that compare as equal, and never the word itself", () => {
  fc.assert(
    fc.property(
      letters.filter((word) => !/[aeoåøæé]{2}/.test(word)),
      (word) => {
        for (const spelling of otherSpellings(word)) {
          expect(spelling).not.toBe(word);
          expect(fold(spelling)).toBe(fold(word));
        }
      },
    ),
  );
});
