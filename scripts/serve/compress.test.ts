import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptProcesses } from "../../tests/support/script-process";

const { start } = scriptProcesses();
const root = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));

test("packs the built site, and then nothing that has not changed", async () => {
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/index.html"), "<p>Nattoget</p>".repeat(200));
  const compress = async () => {
    const { output, ended } = start("scripts/serve/compress.ts", root);
    return [await ended, output()];
  };
  expect(await compress()).toEqual([0, "Compressed 1 files; 0 had not changed.\n"]);
  expect(existsSync(join(root, "public/index.html.br"))).toBe(true);
  expect(await compress()).toEqual([0, "Compressed 0 files; 1 had not changed.\n"]);
});
