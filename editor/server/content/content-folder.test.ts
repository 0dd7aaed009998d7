import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { ContentFolder } from "./content-folder";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-folder-"));
  mkdirSync(join(root, "articles"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (title: string, name = "om.json") => writeFileSync(join(root, "articles", name), title);
const article = (title: string) => JSON.stringify({ id: "om", title });
const titles = (read: Awaited<ReturnType<ContentFolder["read"]>>) => read.entities.map(({ value }) => value.title);

test("an unchanged folder has the same entities and the same edition", async () => {
  write(article("Om huset"));
  const folder = new ContentFolder(root, undefined);
  const first = await folder.read();
  const second = await folder.read();
  expect(second.entities).toBe(first.entities);
  expect(second.edition).toBe(first.edition);
});

test("a file that cannot be read makes another edition, and so does its next fault", async () => {
  write(article("Om huset"));
  const folder = new ContentFolder(root, undefined);
  const editions = [(await folder.read()).edition];
  for (const text of ['{ "id": "om" ', '{\n\n"id": om }', article("Om huset")]) {
    write(text);
    editions.push((await folder.read()).edition);
  }
  expect(new Set(editions).size).toBe(4);
});

test("a change is seen, whatever reads are under way when it is made", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), async (pauses) => {
      const folder = new ContentFolder(root, undefined);
      const reads: Promise<unknown>[] = [];
      for (const [at, pause] of pauses.entries()) {
        reads.push(folder.read());
        for (let left = pause; left > 0; left -= 1) await turn();
        write(article(`Utgave ${at}${"!".repeat(at)}`));
        reads.push(folder.read());
      }
      await Promise.all(reads);
      const last = pauses.length - 1;
      expect(titles(await folder.read())).toEqual([`Utgave ${last}${"!".repeat(last)}`]);
    }),
    { numRuns: 60 },
  );
});
