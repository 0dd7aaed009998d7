import fc from "fast-check";
import { matcherOf } from "./pattern";

const TEXTS = [
  "",
  "Andre arrangementer",
  "Andre arrangementer og mer",
  "Konsert",
  "kino",
  "Barnekino",
  "påske",
  "a\nb",
];

describe("patterns", () => {
  it.each([
    "^(?!Andre arrangementer$)",
    "^(?!Andre arrangementer$).*$",
    "^(?!Andre)(?!Konsert)",
    "^(?=.*kino)(?!B).+$",
    "^((?!kino).)*$",
    "^(?:(?!kino|Konsert).)+$",
    "kino$",
    "^p\\u00e5ske|Konsert",
    "^(Konsert|kino)$",
    "[kK]ino",
    "\\(",
    "^(?!\\)|[)]a).+$",
  ])("match as JavaScript's own: %s", (pattern) => {
    const expected = new RegExp(pattern, "u");
    for (const text of TEXTS) expect([text, matcherOf(pattern)?.(text)]).toEqual([text, expected.test(text)]);
  });

  it.each(["[", "(a", "(a)\\1", "a(?!b)", "(?<!a)b", "^(?!a)b|c", "a{5000}"])(
    "with unsupported syntax are invalid: %s",
    (pattern) => expect(matcherOf(pattern)).toBeNull(),
  );

  it.each(["^(([a-zA-Z ]+)+)+!$", "(.*a){20}$", "^(?!(x+x+)+y)(a+)+$"])(
    "end, where backtracking would not: %s",
    (pattern) => expect(matcherOf(pattern)?.(`${"a".repeat(50_000)}!b`)).toBe(false),
  );

  it("are valid or invalid for any input", () => {
    const pieces = fc.constantFrom(
      ..."^$()[]{}|*+?.\\!=:<>,-ab019 å\\d\\p".split(""),
      "(?!",
      "(?=",
      "(?:",
      "(?<",
      "{2,}",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), fc.string(), (written, text) => {
        expect(["boolean", "undefined"]).toContain(typeof matcherOf(written.join(""))?.(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
