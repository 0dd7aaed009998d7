import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ENTITIES, FOLDERS, type Folder } from ".";
import { contentSchemas } from "./json-schemas";

const CONTENT = resolve("content");
const SCHEMAS = join(CONTENT, "schemas");

const schemaOf = (folder: Folder): string =>
  Object.values(ENTITIES).find((definition) => definition.folder === folder)?.schemaName ?? "";

describe("content/schemas", () => {
  it.each([...contentSchemas()])("holds the current %s (renewed by npm run generate)", (file, schema) => {
    expect(readFileSync(join(SCHEMAS, file), "utf8")).toBe(schema);
  });

  it("holds nothing else", () => {
    expect(readdirSync(SCHEMAS).sort()).toEqual([...contentSchemas().keys()].sort());
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
