import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeUnfinished, unfinishedName } from "./unfinished-files";

const root = mkdtempSync(join(tmpdir(), "unfinished-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("removes what ended processes left, in every folder, and nothing else", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const own = unfinishedName();
  mkdirSync(join(root, "articles/more"), { recursive: true });
  const kept = [own, "film.json", ".tmp", ".12-notes.txt", `articles/.${pid}-zz.tmp`];
  for (const file of [...kept, `.${pid}-0a1b2c.tmp`, `articles/more/.${pid}-ff.tmp`])
    writeFileSync(join(root, file), "");
  expect(await removeUnfinished(root)).toBe(2);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  expect(files.sort()).toEqual([...kept, "articles", "articles/more"].sort());
});

test("a folder that is not there has nothing unfinished", async () => {
  expect(await removeUnfinished(join(root, "missing"))).toBe(0);
});
