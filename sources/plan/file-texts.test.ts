import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textsOf } from "./file-texts";
import type { FileValue, ShowingChange } from "./planned";

const root = mkdtempSync(join(tmpdir(), "texts-"));
mkdirSync(join(root, "events"));
mkdirSync(join(root, "productions"));
afterAll(() => rmSync(root, { recursive: true }));

const showing = (id: string, day: number, more: object = {}) => ({
  id,
  production: "torsken",
  start: `2026-12-0${day}T18:00`,
  ...more,
});
const [FIRST, LAST] = [showing("a", 2), showing("c", 6)];
const FILE = "events/desember.json";
const WRITTEN = `{
  "$schema": "../schemas/events.json",
  "events": [
    { "id": "a", "production": "torsken", "start": "2026-12-02T18:00" },
    { "id": "c", "production": "torsken", "start": "2026-12-06T18:00" }
  ]
}
`;

interface Known {
  readonly files?: readonly FileValue[];
  readonly siblings?: ReadonlyMap<unknown, string>;
  readonly written?: string;
}

const texts = (
  changes: readonly ShowingChange[],
  { files = [], siblings = new Map(), written = WRITTEN }: Known = {},
) => {
  writeFileSync(join(root, FILE), written);
  return textsOf(root, files, changes, siblings);
};
const idsIn = (text: string | null | undefined): readonly string[] =>
  JSON.parse(text ?? "{}").events.map(({ id }: { readonly id: string }) => id);

test("a changed showing is written in its place, and every other line stays", async () => {
  const after = { ...FIRST, note: "Kaffe." };
  const changed = await texts([{ file: FILE, before: FIRST, after }]);
  expect([...changed.keys()]).toEqual([FILE]);
  const text = changed.get(FILE) ?? "";
  expect(JSON.parse(text).events).toEqual([after, LAST]);
  expect(text).toContain('    { "id": "c", "production": "torsken", "start": "2026-12-06T18:00" }\n');
});

test("new showings stand by their start among the others, whatever their order", async () => {
  const added = [showing("d", 7), showing("b", 3), showing("b2", 6)].map((after) => ({
    file: FILE,
    before: null,
    after,
  }));
  expect(idsIn((await texts(added)).get(FILE))).toEqual(["a", "b", "c", "b2", "d"]);
});

test("a showing that goes leaves the others, and a file without any goes too", async () => {
  const gone = [FIRST, LAST].map((before) => ({ file: FILE, before, after: null }));
  expect(idsIn((await texts(gone.slice(0, 1))).get(FILE))).toEqual(["c"]);
  expect(await texts(gone)).toEqual(new Map([[FILE, null]]));
});

test("a new showing is in the file of its production's others, or in a new one with its name", async () => {
  const change = { file: null, before: null, after: showing("b", 3) };
  const known = await texts([change], { siblings: new Map([["torsken", FILE]]) });
  expect([...known.keys()]).toEqual([FILE]);
  const fresh = await texts([change, { ...change, after: showing("b2", 2) }]);
  expect([...fresh.keys()]).toEqual(["events/torsken.json"]);
  const text = fresh.get("events/torsken.json") ?? "";
  expect(JSON.parse(text)).toEqual({ $schema: "../schemas/events.json", events: [showing("b2", 2), showing("b", 3)] });
  expect(text.endsWith("}\n")).toBe(true);
});

test("what is as before is not written", async () => {
  expect(await texts([{ file: FILE, before: FIRST, after: FIRST }])).toEqual(new Map());
  const value = { id: "torsken", title: "Torsken" };
  writeFileSync(join(root, "productions/torsken.json"), `\uFEFF${JSON.stringify(value, null, 4)}`);
  expect(await texts([], { files: [{ file: "productions/torsken.json", value }] })).toEqual(new Map());
});

test("a file with a byte-order mark is read like any other", async () => {
  const change = { file: FILE, before: FIRST, after: null };
  expect((await texts([change], { written: `\uFEFF${WRITTEN}` })).has(FILE)).toBe(true);
});

test("other files are written, edited or removed", async () => {
  writeFileSync(join(root, "productions/torsken.json"), '{ "id": "torsken",   "title": "Torsken" }\n');
  const written = await texts([], {
    files: [
      { file: "productions/torsken.json", value: { id: "torsken", title: "Torsken 2" } },
      { file: "productions/ny.json", value: { id: "ny" } },
      { file: "waiting/ny.json", value: null },
    ],
  });
  expect([...written]).toEqual([
    ["productions/torsken.json", '{ "id": "torsken",   "title": "Torsken 2" }\n'],
    ["productions/ny.json", '{\n  "id": "ny"\n}\n'],
    ["waiting/ny.json", null],
  ]);
});
