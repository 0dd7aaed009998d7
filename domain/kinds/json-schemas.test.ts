import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { idSuggestions } from "../../engine/content/id-suggestions";
import { readContent } from "../../engine/reading/read-content";
import { ENTITIES, FOLDERS, type Folder } from "./";
import { contentSchemas, IDS_FILE, schemaFor } from "./json-schemas";

const CONTENT = resolve("content");

const schemaOf = (folder: Folder): string =>
  Object.values(ENTITIES).find((definition) => definition.folder === folder)?.schemaName ?? "";

describe("the schemas", () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  beforeAll(async () => {
    ajv.addSchema(JSON.parse(idSuggestions(await readContent(CONTENT))), IDS_FILE);
    for (const [file, schema] of contentSchemas()) ajv.addSchema(JSON.parse(schema), file);
  });

  const faultsIn = (folder: Folder, data: unknown) => {
    ajv.validate(`${schemaOf(folder)}.json`, data);
    return ajv.errors ?? [];
  };
  const filesOf = (folder: Folder) =>
    readdirSync(join(CONTENT, folder)).map((file): readonly [file: string, data: object] => [
      file,
      JSON.parse(readFileSync(join(CONTENT, folder, file), "utf8")),
    ]);

  it.each(FOLDERS)("accept every file in content/%s, which names its own", (folder) => {
    for (const [file, data] of filesOf(folder)) {
      expect([file, faultsIn(folder, data)]).toEqual([file, []]);
      expect(data).toMatchObject({ $schema: `../schemas/${schemaOf(folder)}.json` });
    }
  });

  it.each(FOLDERS)("refuse an unknown field in content/%s, as the build does", (folder) => {
    const [, data] = filesOf(folder)[0] ?? [];
    const faults = faultsIn(folder, { ...data, xyzzy: 1 }).map(({ params }) => params);
    expect(faults).toContainEqual({ additionalProperty: "xyzzy" });
  });

  const SHOWING = { id: "a", production: "quiz", start: "2026-12-01T18:00", hall: "storsal", status: "onSale" };
  it.each([
    ["an unknown status", { status: "soldout" }],
    ["a date in another form", { start: "1.12.2026" }],
    ["a number as a text", { revision: "1" }],
    ["no hall", { hall: undefined }],
  ])("refuse a showing with %s", (_what, wrong) => {
    expect(faultsIn("events", { events: [SHOWING] })).toEqual([]);
    // As JSON: a field that is undefined is absent.
    expect(faultsIn("events", JSON.parse(JSON.stringify({ events: [{ ...SHOWING, ...wrong }] })))).not.toEqual([]);
  });
});

test("a file names the schema of its folder, and in settings only the one file that has one", () => {
  expect(schemaFor("pages/om-oss.json")).toBe("../schemas/page.json");
  expect(schemaFor("events/2026/desember.json")).toBe("../schemas/events.json");
  expect(schemaFor("settings/redirects.json")).toBe("../schemas/redirects.json");
  expect(schemaFor("settings/annet.json")).toBeUndefined();
  expect(schemaFor("images/a.json")).toBeUndefined();
});

describe("what an editor such as VS Code says of a field", () => {
  const events: unknown = JSON.parse(contentSchemas().get("events.json") ?? "null");
  const at = (path: string): unknown =>
    path
      .split(".")
      .reduce((value: unknown, key) => Reflect.get(Object(value), key), Reflect.get(Object(events), "properties"));

  it("is the form of a time in Bokmål, which the times of the content have", () => {
    const start = at("events.items.properties.start");
    expect(start).toMatchObject({ patternErrorMessage: expect.stringContaining("2026-12-01T18:00") });
    const pattern = new RegExp(String(Reflect.get(Object(start), "pattern")));
    expect(
      ["2026-12-01T18:00", "2026-10-25T02:30+01:00", "1.12.2026 18:00", "2026-12-01"].map((one) => pattern.test(one)),
    ).toEqual([true, true, false, false]);
  });

  it("is a Norwegian text for each value, also in lists", () => {
    expect(at("events.items.properties.status.enumDescriptions")).toContain("Få billetter igjen");
    expect(at("events.items.properties.accessibility.items.enumDescriptions")).toContain("Teleslynge");
  });
});
