import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { editedJson } from "./edit-json";
import { isObject, type Json, type JsonPath, valueAt, withValueAt } from "./json";

const FILES = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("schemas"))
  .map((file) => join("content", file));

const objectsIn = (value: unknown, path: JsonPath = []): readonly JsonPath[] => {
  if (Array.isArray(value)) return value.flatMap((item, at) => objectsIn(item, [...path, at]));
  if (!isObject(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, one]) => objectsIn(one, [...path, name]))];
};

const parse = (text: string): Json => JSON.parse(text);
const anyOrder = () => [];

/** How many lines of two texts are not in common at their beginnings and ends. */
const changedLines = (before: string, after: string): number => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(a.length, b.length);
  const same = (ofLine: (at: number) => boolean): number => {
    const end = Array.from({ length: shorter }, (_, at) => at).findIndex((at) => !ofLine(at));
    return end < 0 ? shorter : end;
  };
  const first = same((at) => a[at] === b[at]);
  const last = same((at) => a.at(-1 - at) === b.at(-1 - at));
  return Math.max(a.length, b.length) - Math.min(shorter, first + last);
};

const VALUES = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.record({ label: fc.string(), path: fc.constant("/a") }),
);

const somewhere = fc.constantFrom(...FILES).chain((file) => {
  const text = readFileSync(file, "utf8");
  return fc.record({
    file: fc.constant(file),
    text: fc.constant(text),
    at: fc.constantFrom(...objectsIn(parse(text))),
    value: VALUES,
  });
});

describe("editing the text of a content file", () => {
  it.each(FILES)("leaves %s as it is when nothing changes", (file) => {
    const text = readFileSync(file, "utf8");
    expect(editedJson(text, parse(text), anyOrder)).toBe(text);
  });

  it("sets a field in a few lines, and without it the file is the same bytes again", () => {
    fc.assert(
      fc.property(somewhere, ({ text, at, value }) => {
        const before = parse(text);
        const after = withValueAt(before, [...at, "nyttFelt"], value);
        const edited = editedJson(text, after, anyOrder);
        expect(parse(edited)).toEqual(after);
        expect(changedLines(text, edited)).toBeLessThanOrEqual(7);
        if (Object.keys(Object(valueAt(before, at))).length > 0)
          expect(editedJson(edited, before, anyOrder)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("changes a field in its own lines, and back", () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), ({ text, at, value }, nth) => {
        const before = parse(text);
        const names = Object.keys(Object(valueAt(before, at)));
        const name = names[nth % Math.max(1, names.length)];
        fc.pre(name !== undefined && !Array.isArray(value) && typeof value !== "object");
        const path = [...at, name ?? ""];
        fc.pre(typeof valueAt(before, path) !== "object");
        const edited = editedJson(text, withValueAt(before, path, value), anyOrder);
        expect(changedLines(text, edited)).toBeLessThanOrEqual(1);
        expect(editedJson(edited, before, anyOrder)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("changes one of two rows that are alike in its own line", () => {
    const text = '{ "a": [\n  { "n": 6 },\n  { "n": 6 }\n] }\n';
    const after = { a: [{ n: 7 }, { n: 6 }] };
    expect(editedJson(text, after, anyOrder)).toBe('{ "a": [\n  { "n": 7 },\n  { "n": 6 }\n] }\n');
  });

  it("moves, adds and removes rows with the text that they had", () => {
    const text = '{\n  "a": [\n    { "id": "x", "n": 1 },\n    { "id": "y", "n": 2 }\n  ]\n}\n';
    const a = [{ id: "y", n: 2 }, { id: "z" }, { id: "x", n: 1 }];
    expect(editedJson(text, { a }, anyOrder)).toBe(
      '{\n  "a": [\n    { "id": "y", "n": 2 },\n    {\n      "id": "z"\n    },\n    { "id": "x", "n": 1 }\n  ]\n}\n',
    );
    expect(editedJson(text, { a: [{ id: "y", n: 2 }] }, anyOrder)).toBe(
      '{\n  "a": [\n    { "id": "y", "n": 2 }\n  ]\n}\n',
    );
  });

  it("writes a new field where its definition has it", () => {
    const order = () => ["title", "originalTitle", "year"];
    expect(editedJson('{ "title": "a", "year": 1 }', { title: "a", year: 1, originalTitle: "b" }, order)).toBe(
      '{ "title": "a", "originalTitle": "b", "year": 1 }',
    );
  });

  it("keeps a byte order mark and the line breaks of Windows", () => {
    expect(editedJson('\uFEFF{\r\n  "a": 1\r\n}\r\n', { a: 1, b: { c: 2 } }, anyOrder)).toBe(
      '\uFEFF{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 2\r\n  }\r\n}\r\n',
    );
  });
});
