import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SourceFault } from "./records";
import { readSettingsFile } from "./settings-file";

const folder = mkdtempSync(join(tmpdir(), "sources-"));
const FILE = join(folder, "sources.json");
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(FILE, text);
  return readSettingsFile(FILE);
};
const readSources = (...sources: readonly object[]) => read(JSON.stringify({ sources }));

const CALENDAR = { kind: "ical", name: "kalender", url: "https://kalender.example.no" };
const TABLE = { kind: "csv", name: "tabell", file: "program.csv" };

test("no file is no settings, and an empty list is no source", async () => {
  expect(await readSettingsFile(join(folder, "borte.json"))).toBeNull();
  expect(await readSources()).toEqual([]);
});

test("each kind of source is read, in the order of the file, with no halls of its own unless it names some", async () => {
  const tickets = { kind: "platformData", name: "billettsystem", site: 118, halls: { "Sal 1": "storsal" } };
  const articles = { kind: "management", name: "artikler", site: 1 };
  expect(await readSources(tickets, articles, CALENDAR, { ...TABLE, hall: "storsal" })).toEqual([
    tickets,
    articles,
    { ...CALENDAR, halls: {} },
    { ...TABLE, hall: "storsal", halls: {} },
  ]);
});

test("a byte-order mark and a schema are no fault", async () => {
  const text = JSON.stringify({ $schema: "./sources.schema.json", sources: [TABLE] });
  expect(await read(`\uFEFF${text}`)).toMatchObject([TABLE]);
});

test.each(["10.00–15.00", "10:00-15:00", "10.00 – 15.00"])("hours of whole days are read from %s", async (allDay) => {
  expect(await readSources({ ...CALENDAR, allDay })).toMatchObject([{ allDay: { from: "10:00", to: "15:00" } }]);
});

test("every hour of the day can be one of opening or closing", async () => {
  expect(await readSources({ ...CALENDAR, allDay: "00.00–23.59" })).toMatchObject([
    { allDay: { from: "00:00", to: "23:59" } },
  ]);
});

test.each([
  ["whose hours end when they begin", { ...CALENDAR, allDay: "10.00–10.00" }, "må slutte etter at det begynner"],
  ["whose hours end before they begin", { ...CALENDAR, allDay: "15.00–10.00" }, "må slutte etter at det begynner"],
  ["with an hour that no day has", { ...CALENDAR, allDay: "10.00–24.00" }, "må være som 10.00–15.00"],
  ["with words for hours", { ...CALENDAR, allDay: "hele dagen" }, "må være som 10.00–15.00"],
  ["that has both an address and a file", { ...CALENDAR, file: "program.ics" }, "enten url eller file"],
  ["that has neither", { kind: "csv", name: "tabell" }, "enten url eller file"],
  ["with a capital letter in its name", { ...TABLE, name: "Tabell" }, "sources.0.name"],
  ["without a name", { ...TABLE, name: "" }, "sources.0.name"],
  ["of another kind", { ...TABLE, kind: "xml" }, "sources.0.kind"],
  ["with the number 0", { kind: "management", name: "artikler", site: 0 }, "sources.0.site"],
  ["with an unknown field", { ...TABLE, adresse: "a" }, "sources.0"],
])("a source %s is refused with its field", async (_what, source, fault) => {
  const refusal = readSources(source);
  await expect(refusal).rejects.toThrow(SourceFault);
  await expect(refusal).rejects.toThrow(fault);
  await expect(refusal).rejects.toThrow("sources.json er ikke som den skal");
});

test("two sources with one name are refused, two with different names are not", async () => {
  await expect(readSources(TABLE, { ...CALENDAR, name: TABLE.name })).rejects.toThrow("to kilder som heter «tabell»");
  expect(await readSources(TABLE, CALENDAR)).toHaveLength(2);
});

test("a text that is no JSON is reported as such", async () => {
  await expect(read("{ sources: ")).rejects.toThrow(SourceFault);
  await expect(read("{ sources: ")).rejects.toThrow("sources.json er ikke gyldig JSON");
});
