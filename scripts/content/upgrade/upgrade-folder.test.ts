import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeField, renameField } from "./migrations/field-edits";
import type { Migration } from "./migrations/migrations";
import { planUpgrade, writeUpgrade } from "./upgrade-folder";

/** The smallest house, as a version would have written it in which two fields were others. */

const MIGRATIONS: readonly Migration[] = [
  {
    version: "0.8.0",
    about: "«slogan» heter «description»",
    folders: ["sites"],
    edit: (text) => renameField(text, ["slogan"], "description"),
  },
  {
    version: "0.9.0",
    about: "«color» på sider er borte",
    folders: ["pages"],
    edit: (text) => removeField(text, ["color"]),
  },
];

let root = "";
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const edit = (file: string, from: string, to: string): void => {
  expect(read(file).split(from)).toHaveLength(2);
  writeFileSync(join(root, file), read(file).replace(from, to));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "upgrade-"));
  cpSync("tests/minimal-site/content", root, { recursive: true });
  edit("sites/huset.json", '"description": "Et hus', '"slogan": "Et hus');
  edit("pages/forside.json", '  "path": "/",\n', '  "path": "/",\n  "color": "blå",\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("content that a new version does not read is mended", async () => {
  expect((await planUpgrade(root, [])).errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["slogan", "color"]),
  );
  const upgrade = await planUpgrade(root, MIGRATIONS);
  expect(upgrade.errors).toEqual([]);
  expect(upgrade.applied.map(({ migration, files }) => [migration.version, files])).toEqual([
    ["0.8.0", 1],
    ["0.9.0", 1],
  ]);
  writeUpgrade(root, upgrade);
  const original = (file: string): string => readFileSync(join("tests/minimal-site/content", file), "utf8");
  for (const file of ["sites/huset.json", "pages/forside.json"]) expect(read(file)).toBe(original(file));
  expect((await planUpgrade(root, MIGRATIONS)).changed.size).toBe(0);
});

test("errors that no migration cures are reported, and what can be mended is", async () => {
  edit("pages/forside.json", '"pageType": "ordinary"', '"pageType": "unknown"');
  const { errors, changed, plan } = await planUpgrade(root, MIGRATIONS);
  expect(errors.map(({ file, field }) => [file, field])).toEqual([["pages/forside.json", "pageType"]]);
  expect([...changed.keys()].sort()).toEqual(["pages/forside.json", "sites/huset.json"]);
  expect(plan).toBeNull();
});

test("a migration that would spoil content is refused", async () => {
  const spoils: Migration = {
    version: "1.0.0",
    about: "",
    folders: ["pages"],
    edit: (text) => removeField(text, ["title"]),
  };
  writeUpgrade(root, await planUpgrade(root, MIGRATIONS));
  await expect(planUpgrade(root, [spoils])).rejects.toThrow("Ingenting er skrevet");
});

test("content that waits for editors is migrated too, and a broken file is reported", async () => {
  mkdirSync(join(root, "waiting"));
  writeFileSync(join(root, "waiting/film.json"), '{ "color": "rød", "title": "Film" }');
  const inWaiting: Migration = {
    version: "1.0.0",
    about: "",
    folders: ["waiting"],
    edit: (text) => removeField(text, ["color"]),
  };
  expect((await planUpgrade(root, [...MIGRATIONS, inWaiting])).changed.get("waiting/film.json")).toBe(
    '{ "title": "Film" }',
  );
  edit("pages/forside.json", '"pageType"', '"pageType');
  expect((await planUpgrade(root, MIGRATIONS)).errors.some(({ file }) => file === "pages/forside.json")).toBe(true);
});
