import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentSchemas } from "../../domain/kinds/json-schemas";
import { scriptProcesses } from "../../tests/support/script-process";
import { writeSchemas } from "./write-schemas";

/** `npm run generate` as a process, in a folder with the smallest house. */

const { start } = scriptProcesses();

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
  for (const name of ["content", "hus"]) cpSync("tests/minimal-site/content", join(root, name), { recursive: true });
  for (const folder of ["docs", "src/blocks"]) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const schemas = (folder: string) => readdirSync(join(root, folder, "schemas")).sort();

test("what is derived from the definitions is written, also into another content folder", async () => {
  const { output, ended } = start("scripts/content/generate.ts", root, { env: { CONTENT_DIR: "hus" } });
  expect([await ended, output()]).toEqual([0, ""]);
  expect(schemas("hus")).toEqual(schemas("content"));
  for (const file of ["docs/schema.graphql", "src/blocks/registry.generated.tsx"])
    expect(read(file)).toBe(readFileSync(file, "utf8"));
});

test("`prepare` writes them after `npm ci`, and does nothing where there is no content", async () => {
  const prepare = async () => {
    const { output, ended } = start("scripts/install/prepare-content.ts", root);
    expect([await ended, output()]).toEqual([0, ""]);
  };
  await prepare();
  expect(schemas("content")).toContain("page.json");
  rmSync(join(root, "content"), { recursive: true });
  await prepare();
  expect(readdirSync(root)).not.toContain("content");
});

test("a content folder gets every schema, and suggestions from its own content", async () => {
  await writeSchemas(join(root, "content"));
  const [suggestions = "", ...others] = schemas("content").filter((name) => !contentSchemas().has(name));
  expect(others).toEqual([]);
  expect(read(`content/schemas/${suggestions}`)).toContain("logo.svg");
  for (const [file, schema] of contentSchemas()) expect(read(`content/schemas/${file}`)).toBe(schema);
});
