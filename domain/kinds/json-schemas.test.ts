import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ENTITIES, FOLDERS, type Folder } from "./";
import { contentSchemas, IDS_FILE, schemaFor } from "./json-schemas";

const CONTENT = resolve("content");
const SCHEMAS = join(CONTENT, "schemas");

const schemaOf = (folder: Folder): string =>
  Object.values(ENTITIES).find((definition) => definition.folder === folder)?.schemaName ?? "";

describe("content/schemas", () => {
  it.each([...contentSchemas()])("holds the current %s (renewed by npm run generate)", (file, schema) => {
    expect(readFileSync(join(SCHEMAS, file), "utf8")).toBe(schema);
  });

  it("holds nothing else", () => {
    expect(readdirSync(SCHEMAS).sort()).toEqual([...contentSchemas().keys(), IDS_FILE].sort());
  });

  it.each(FOLDERS)("is what every file in content/%s names", (folder) => {
    for (const file of readdirSync(join(CONTENT, folder))) {
      const data: unknown = JSON.parse(readFileSync(join(CONTENT, folder, file), "utf8"));
      expect([file, data]).toEqual([file, expect.objectContaining({ $schema: `../schemas/${schemaOf(folder)}.json` })]);
    }
  });

  it("forbids unknown fields, as the build does", () => {
    const article: unknown = JSON.parse(contentSchemas().get("article.json") ?? "null");
    expect(article).toMatchObject({ type: "object", additionalProperties: false });
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
