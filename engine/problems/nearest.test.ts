import { listOf, nearest, nearestFix, nearestOf, suggestion } from "./nearest";

const KNOWN = ["schedule", "rich-text", "cover"];

test.each([
  ["shedule", "schedule"],
  [" Schedule ", "schedule"],
  ["rihc-text", "rich-text"],
  ["covre", "cover"],
])("%j is meant as %s", (written, meant) => expect(nearest(written, KNOWN)).toBe(meant));

test.each([
  ["a name of two letters may have no slip", "ab", ["ac"], []],
  ["one of three may have one", "abc", ["abd"], ["abd"]],
  ["one of three may not have two", "abc", ["axy"], []],
  ["one of four may not have two", "abcd", ["abxy"], []],
  ["one of five may have two", "abcde", ["abcxy"], ["abcxy"]],
  ["one of nine may not have three", "abcdefghi", ["abcdefxyz"], []],
  ["one of ten may have three", "abcdefghij", ["abcdefgxyz"], ["abcdefgxyz"]],
  ["one of ten may not have four", "abcdefghij", ["abcdefwxyz"], []],
  ["the longer of two names counts", "abcd", ["abcxy"], ["abcxy"]],
  ["two exchanged letters are one slip", "abc", ["acb"], ["acb"]],
  ["numbers are no slips", "nattoget-101", ["nattoget-102"], []],
  ["equal numbers are none", "natoget-101", ["nattoget-101"], ["nattoget-101"]],
])("%s", (_rule, written, known, found) => expect(nearestOf(written, known)).toEqual(found));

test("all that are equally near are found, each once, and only those", () => {
  expect(nearestOf("kina", ["kino", "kine", "kino", "kinaer"])).toEqual(["kino", "kine"]);
});

test("nothing is near to what is unlike all", () => {
  expect(nearest("programme", KNOWN)).toBeNull();
});

test("a value is put right only where there is one that it can be", () => {
  expect(nearestFix(["hall"], "storsaal", ["storsal", "foaje"])).toEqual({ fix: { path: ["hall"], value: "storsal" } });
  expect(nearestFix(["hall"], "kina", ["kino", "kine"])).toEqual({});
  expect(nearestFix(["hall"], "utenfor", ["storsal"])).toEqual({});
});

test("up to three guesses are suggested, else what there is", () => {
  expect(suggestion("shedule", KNOWN)).toBe("Mente du «schedule»?");
  expect(suggestion("sal5", ["sala5", "salb5", "salc5", "sald5"])).toBe(
    "Mente du «sala5» eller «salb5» eller «salc5»?",
  );
  expect(suggestion("utenfor", ["storsal", "foaje"])).toBe("Dette finnes: storsal, foaje.");
  expect(suggestion("a", [])).toMatch(/^Ingenting slikt finnes ennå\./);
  expect(suggestion("a", [], "Lag en.")).toBe("Lag en.");
});

test("a list names 25 and counts the others", () => {
  const names = Array.from({ length: 27 }, (_, at) => `n${at}`);
  expect(listOf(names.slice(0, 25))).toBe(names.slice(0, 25).join(", "));
  expect(listOf(names)).toBe(`${names.slice(0, 25).join(", ")} og 2 til`);
});
