import { readFileSync } from "node:fs";
import fc from "fast-check";
import { removeField, renameField } from "./field-edits";
import { MIGRATIONS, type Migration } from "./migrations";
import { runMigrations } from "./run-migrations";

/** A rename and a field that is gone, which no version of the project has. */
const INVENTED: readonly Migration[] = [
  {
    version: "0.8.0",
    about: "«room» heter «hall»",
    folders: ["events"],
    edit: (text) => renameField(text, ["events", "*", "room"], "hall"),
  },
  {
    version: "0.9.0",
    about: "«rows» i saler er borte",
    folders: ["sites"],
    edit: (text) => removeField(text, ["halls", "*", "rows"]),
  },
];

const EVENTS = `{
  "events": [
    { "id": "a", "room": "sal",   "note": "Med \\"room\\": gåseøyne." },
    {
      "id": "b",
      "room": "scene",

      "prices": []
    },
    { "id": "c", "hall": "sal" }
  ]
}
`;
const SITE = `{
  "id": "huset",
  "halls": [
    {
      "id": "sal",
      "name": "Salen",
      "rows": [
        10,
        12
      ]
    },
    {
      "rows": [],
      "id": "scene"
    },
    { "rows": [], "id": "kino" },
    { "rows": [] }
  ],
  "rows": "et annet felt"
}
`;

const run = (files: Readonly<Record<string, string>>) => runMigrations(new Map(Object.entries(files)), INVENTED);

test("a renamed field changes its name and nothing else", () => {
  const { changed, applied } = run({ "events/uke.json": EVENTS, "pages/uke.json": EVENTS });
  expect([...changed]).toEqual([
    ["events/uke.json", EVENTS.replace('"room": "sal"', '"hall": "sal"').replace('"room": "scene"', '"hall": "scene"')],
  ]);
  expect(applied).toEqual([{ migration: INVENTED[0], files: 1 }]);
});

test("a field that is gone is taken away with its lines, and nothing else", () => {
  const { changed } = run({ "sites/huset.json": SITE });
  const lines = changed.get("sites/huset.json")?.split("\n") ?? [];
  expect(lines).toEqual(
    SITE.replace(',\n      "rows": [\n        10,\n        12\n      ]', "")
      .replace('"rows": [],\n      "id"', '"id"')
      .replace('"rows": [], ', "")
      .replace('{ "rows": [] }', "{}")
      .split("\n"),
  );
});

test("a field whose new name is taken stays, so that the check reports it", () => {
  expect(run({ "events/a.json": '{ "events": [{ "room": "a", "hall": "b" }] }' }).changed.size).toBe(0);
});

test("each migration gets what the one before has left", () => {
  const rename = (from: string, to: string): Migration => ({
    version: "1.0.0",
    about: "",
    folders: ["pages"],
    edit: (text) => renameField(text, [from], to),
  });
  const migrations = [rename("a", "b"), rename("b", "c")];
  const { changed } = runMigrations(new Map([["pages/a.json", '{ "a": 1 }']]), migrations);
  expect(changed.get("pages/a.json")).toBe('{ "c": 1 }');
});

test("a file that is no JSON, and one with the wrong shape, are left alone", () => {
  const files = { "events/a.json": '{ "events": [{ "room": "a" ', "events/b.json": '{ "events": { "room": "a" } }' };
  expect(run(files).changed.size).toBe(0);
});

test("line breaks and a byte order mark stay", () => {
  const text = `\uFEFF${EVENTS.replaceAll("\n", "\r\n")}`;
  const after = run({ "events/a.json": text }).changed.get("events/a.json");
  expect(after?.replaceAll('"hall"', '"room"')).toBe(text.replaceAll('"hall"', '"room"'));
  expect(after).not.toBe(text);
});

const showing = fc.record({ id: fc.string(), room: fc.string(), note: fc.string() }, { requiredKeys: ["id"] });

test("any values are kept, and the second time nothing changes", () => {
  fc.assert(
    fc.property(fc.array(showing), fc.constantFrom(undefined, 2, "\t"), (events, indent) => {
      const text = JSON.stringify({ events }, null, indent);
      const after = run({ "events/a.json": text }).changed.get("events/a.json") ?? text;
      expect(JSON.parse(after)).toEqual({
        events: events.map(({ room, ...rest }) => (room === undefined ? rest : { ...rest, hall: room })),
      });
      expect(run({ "events/a.json": after }).changed.size).toBe(0);
    }),
  );
});

test("the project's migrations are in the order of their versions, which docs/changes.md describes", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const headings = [...readFileSync("docs/changes.md", "utf8").matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(
    ([, one]) => one,
  );
  const versions = MIGRATIONS.map((one) => one.version);
  expect(headings[0]).toBe(version);
  expect(versions.filter((one) => !headings.includes(one))).toEqual([]);
  expect(versions.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).toEqual(versions);
});
