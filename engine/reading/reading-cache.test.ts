import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inBatches } from "./in-batches";
import { ReadingCache } from "./reading-cache";

const root = mkdtempSync(join(tmpdir(), "kulturhus-readings-"));
mkdirSync(join(root, "pages"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, "pages", name), text);

test("a file is read again only when it has changed", () => {
  const cache = new ReadingCache();
  write("a.json", '{"id":"a"}');
  const first = cache.read(root, "pages/a.json", "pages");
  expect(first.document?.data).toEqual({ id: "a" });
  expect(cache.read(root, "pages/a.json", "pages")).toBe(first);
  write("a.json", '{"id":"ab"}');
  expect(cache.read(root, "pages/a.json", "pages").document?.data).toEqual({ id: "ab" });
});

test("each file has its own reading", () => {
  const cache = new ReadingCache();
  write("a.json", '{"id":"a"}');
  write("b.json", '{"id":"b"}');
  const read = (name: string) => cache.read(root, `pages/${name}`, "pages").document?.data;
  expect([read("a.json"), read("b.json"), read("a.json")]).toEqual([{ id: "a" }, { id: "b" }, { id: "a" }]);
});

test("a file that is gone is reported each time, and read when it is back", () => {
  const cache = new ReadingCache();
  expect(cache.read(root, "pages/c.json", "pages")).toMatchObject({
    document: null,
    problems: [{ severity: "error" }],
  });
  write("c.json", "{}");
  expect(cache.read(root, "pages/c.json", "pages")).toMatchObject({ document: { data: {} }, problems: [] });
});

test("batches keep the order of their items, and never run more at once than they may", async () => {
  let running = 0;
  let most = 0;
  const results = await inBatches(
    [5, 1, 4, 2, 3],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return item * 2;
    },
    2,
  );
  expect(results).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
  expect(await inBatches([], async () => 1, 2)).toEqual([]);
});
