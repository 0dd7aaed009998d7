import fc from "fast-check";
import { isOneErrorFrom, spellingFrom } from "./corrections";

const { correct, has } = spellingFrom(["festsal", "konsert", "nattekspressen", "bibliotek", "åpningstider", "kino"]);

test.each([
  ["fesstal", "festsal"],
  ["festal", "festsal"],
  ["fesstsal", "festsal"],
  ["vestsal", "festsal"],
  ["estsal", "festsal"],
  ["koncert", "konsert"],
  ["konsetr", "konsert"],
  ["natekspressen", "nattekspressen"],
  ["natekspr", "nattekspressen"],
  ["biblotek", "bibliotek"],
  ["biblioteck", "bibliotek"],
  ["aapninstider", "åpningstider"],
  ["konsretene", "konsert"],
])("takes %s for %s", (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

test.each(["festsal", "fest", "konsert", "aapningstider", "apningst", "kin", "rev", "xyzzy", "fjellpass"])(
  "leaves %s alone",
  (typed) => {
    expect(correct(typed)).toBeNull();
  },
);

test("contains words and their exact prefixes, not similar ones", () => {
  expect(["festsal", "fest", "Åpnings", "aapnings", "fesstal", "sal", "kinø"].map(has)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("prefers the more significant word among equals", () => {
  expect(spellingFrom(["salen", "balen"]).correct("kalen")).toBe("salen");
  expect(spellingFrom(["balen", "salen"]).correct("kalen")).toBe("balen");
});

test("counts every single typing error as one, and two never", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(..."xyz"), (right, seed, letter) => {
      const at = seed % right.length;
      const slips = [
        right.slice(0, at) + right.slice(at + 1),
        right.slice(0, at) + letter + right.slice(at),
        right.slice(0, at) + letter + right.slice(at + 1),
        right.slice(0, at) +
          right
            .slice(at, at + 2)
            .split("")
            .reverse()
            .join("") +
          right.slice(at + 2),
      ];
      for (const wrong of slips)
        expect([isOneErrorFrom(right, wrong), isOneErrorFrom(wrong, right)]).toEqual([true, true]);
      expect(isOneErrorFrom(right, `${letter}${letter}${right}`)).toBe(false);
      expect(isOneErrorFrom(right, `${letter}${right.slice(1, -1)}${letter}`)).toBe(false);
    }),
  );
});
