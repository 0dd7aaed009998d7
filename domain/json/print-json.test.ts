import { asJson, printJson } from "./print-json";

test("objects have a line for each field, and short lists of plain values stay on one", () => {
  expect(printJson({ id: "a", empty: {}, none: [], list: [1, "b", null, true], objects: [{ x: 1 }] })).toBe(`{
  "id": "a",
  "empty": {},
  "none": [],
  "list": [1, "b", null, true],
  "objects": [
    {
      "x": 1
    }
  ]
}`);
});

test("a list goes on one line while it is shorter than 100 characters with its indent", () => {
  const listOf = (length: number) => ["a".repeat(length - 4)];
  expect(printJson(listOf(99))).toBe(`["${"a".repeat(95)}"]`);
  expect(printJson(listOf(100))).toBe(`[\n  "${"a".repeat(96)}"\n]`);
  expect(printJson({ list: listOf(97) })).toBe(`{\n  "list": ["${"a".repeat(93)}"]\n}`);
  expect(printJson({ list: listOf(98) })).toBe(`{\n  "list": [\n    "${"a".repeat(94)}"\n  ]\n}`);
});

test("a list of lists has each on its line", () => {
  expect(printJson([[1, 2], []])).toBe("[\n  [1, 2],\n  []\n]");
});

test("JSON on one line has a space after colons and commas, and what is no JSON is null", () => {
  expect(asJson({ a: [1, { b: null }], c: {}, d: [] })).toBe('{ "a": [1, { "b": null }], "c": {}, "d": [] }');
  expect(asJson(undefined)).toBe("null");
  expect(asJson([undefined])).toBe("[null]");
});
