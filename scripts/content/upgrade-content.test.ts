import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `npm run content:upgrade` as a process. */

const root = mkdtempSync(join(tmpdir(), "upgrade-process-"));
cpSync("tests/minimal-site/content", root, { recursive: true });
const SITE = join(root, "sites/huset.json");
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/content/upgrade-content.ts", ...args],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: root } },
  );
  return { status, stdout, stderr };
};

test("content of this version has nothing to change, and no schemas are put into it", () => {
  expect(run()).toEqual({ status: 0, stdout: "Ingenting å endre.\n", stderr: "" });
  expect(existsSync(join(root, "schemas"))).toBe(false);
});

test("content with errors that no migration cures is reported, and stays as it is", () => {
  const text = readFileSync(SITE, "utf8").replace('"description"', '"slogan"');
  writeFileSync(SITE, text);
  const { status, stderr } = run("--plan");
  expect(status).toBe(1);
  expect(stderr).toContain("sites/huset.json");
  expect(stderr).toMatch(/Innholdet har fortsatt \d feil\. → Rett dem, og kjør kommandoen igjen\.\n$/);
  expect(readFileSync(SITE, "utf8")).toBe(text);
});
