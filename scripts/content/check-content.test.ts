import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptProcesses } from "../../tests/support/script-process";

/** `npm run check:content` as a process, in a folder with the smallest house. */

const { start } = scriptProcesses();
const root = mkdtempSync(join(tmpdir(), "check-content-"));
cpSync("tests/minimal-site/content", join(root, "content"), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const check = async (env: Readonly<Record<string, string>> = {}) => {
  const { output, ended } = start("scripts/content/check-content.ts", root, {
    env: { CLOCK: "2026-12-01T12:00", ...env },
  });
  return { code: await ended, output: output() };
};

test("content that can be built is reported with its counts", async () => {
  const { code, output } = await check();
  expect(code).toBe(0);
  expect(output).toMatch(/Innholdet kan bygges: \d+ sider, 0 produksjoner, 0 forestillinger og 0 artikler \(.*\)\.\n$/);
});

test("content that cannot be built is reported with what is wrong, in whatever folder it is", async () => {
  const site = readFileSync(join(root, "content/sites/huset.json"), "utf8");
  cpSync(join(root, "content"), join(root, "hus"), { recursive: true });
  writeFileSync(join(root, "hus/sites/huset.json"), site.replace('"host"', '"vert"'));
  const { code, output } = await check({ CONTENT_DIR: "hus" });
  expect(code).toBe(1);
  expect(output).toContain("sites/huset.json");
  expect(output).toMatch(/Innholdet kan ikke bygges: .*\.\n$/);
  expect((await check()).code).toBe(0);
});
