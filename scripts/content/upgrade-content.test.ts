import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateContent } from "./migrate-content";

const page = (component: string, settings = "{}"): string => `{
  "path": "/logg-inn", "title": "Logg  inn",
  "blocks": [
    { "component": "rich-text", "settings": { "html": [] } },
    { "component": "${component}",   "id": "skjema", "settings": ${settings} }
  ]
}
`;

const SITE = `{
  "id": "huset",
  "components": [{ "train": "text", "version": "v2" }]
}
`;

const migrate = (files: Readonly<Record<string, string>>) => migrateContent(new Map(Object.entries(files)));

test.each([
  ["login-form", "login"],
  ["account-form", "account"],
  ["password-form", "password"],
  ["member-profile", "profile"],
])("the block %s becomes a member-screen, and all else of the file stays", (component, screen) => {
  const text = page(component, '{ "heading": "Hei" }');
  expect(migrate({ "pages/a.json": text }).get("pages/a.json")).toBe(
    text.replace(component, "member-screen").replace('"Hei" }', `"Hei", "screen": "${screen}" }`),
  );
});

test("a site whose pages use the film club names it once", () => {
  const changed = migrate({ "pages/a.json": page("tickets"), "sites/huset.json": SITE });
  expect([...changed]).toEqual([
    ["sites/huset.json", SITE.replace('"v2" }', '"v2" }, { "train": "film-club", "version": "v1" }')],
  ]);
  const names = changed.get("sites/huset.json") ?? "";
  expect(migrate({ "pages/a.json": page("tickets"), "sites/huset.json": names }).size).toBe(0);
  expect(migrate({ "pages/a.json": page("contact"), "sites/huset.json": SITE }).size).toBe(0);
});

test("line breaks and a byte order mark stay, and the second time nothing changes", () => {
  const text = `\uFEFF${page("login-form").replaceAll("\n", "\r\n")}`;
  const after = migrate({ "pages/a.json": text }).get("pages/a.json") ?? "";
  expect(after).toMatch(/^\uFEFF\{\r\n/);
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
  expect(migrate({ "pages/a.json": after }).size).toBe(0);
});

test("a file that is no JSON, and one of another shape, are left for the check", () => {
  expect(migrate({ "pages/a.json": "{", "pages/b.json": "[]", "pages/c.json": '{ "blocks": 1 }' }).size).toBe(0);
});

test("the command writes what changes, and only then says so", () => {
  const root = mkdtempSync(join(tmpdir(), "upgrade-"));
  cpSync("tests/minimal-site/content", root, { recursive: true });
  const run = (...args: readonly string[]): string =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/content/upgrade-content.ts", ...args], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: root },
    }).stdout;
  expect(run()).toBe("Ingenting å endre.\n");
  expect(existsSync(join(root, "schemas"))).toBe(false);

  const file = join(root, "pages/logg-inn.json");
  writeFileSync(file, page("login-form"));
  expect(run("--plan")).toMatch(/pages\/logg-inn\.json\n[\s\S]*filer vil bli skrevet\.\n$/);
  expect(readFileSync(file, "utf8")).toBe(page("login-form"));
  expect(run()).toMatch(/filer er skrevet\.\n$/);
  expect(readFileSync(file, "utf8")).toContain("member-screen");

  // Older schemas are a change too.
  mkdirSync(join(root, "schemas"));
  expect(run()).toContain("schemas/page.json");
  expect(readdirSync(join(root, "schemas"))).toContain("page.json");
  expect(run()).toBe("Ingenting å endre.\n");
  rmSync(root, { recursive: true });
});
