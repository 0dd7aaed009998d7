import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptProcesses } from "../../tests/support/script-process";

/** The lint of comments as a process, in a repository of its own. */

const { start } = scriptProcesses();
const root = mkdtempSync(join(tmpdir(), "comment-width-"));
const git = (...given: readonly string[]) => execFileSync("git", given, { cwd: root });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
afterAll(() => rmSync(root, { recursive: true }));

const lint = async () => {
  const { output, ended } = start("scripts/check/comment-width.ts", root);
  return [await ended, output()];
};
const WIDE = `// ${"x".repeat(118)}\n`;

test("comments that are too wide are reported with their places, in files that git knows or could add", async () => {
  git("init", "--quiet");
  write(".gitignore", "bygd.ts\n");
  write("bygd.ts", WIDE);
  write("notat.md", WIDE);
  write("a.ts", "const a = 1;\n");
  expect(await lint()).toEqual([0, ""]);
  write("a.ts", `const a = 1;\n${WIDE}`);
  write("stil.css", `/* ${"x".repeat(118)} */\n`);
  git("add", "a.ts");
  write("borte.ts", WIDE);
  git("add", "borte.ts");
  rmSync(join(root, "borte.ts"));
  expect(await lint()).toEqual([1, "Comments wider than 120 columns:\nstil.css:1\na.ts:2\n"]);
});
