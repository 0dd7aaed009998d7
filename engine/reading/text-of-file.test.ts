import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textOfFile } from "./text-of-file";

const root = mkdtempSync(join(tmpdir(), "text-"));
afterAll(() => rmSync(root, { recursive: true }));

test("the text of a file, and null when there is none", async () => {
  writeFileSync(join(root, "a.json"), "{}");
  expect(await textOfFile(join(root, "a.json"))).toBe("{}");
  expect(await textOfFile(join(root, "b.json"))).toBeNull();
  expect(await textOfFile(join(root, "a.json/b.json"))).toBeNull();
});

test("what cannot be read does not count as absent", async () => {
  await expect(textOfFile(root)).rejects.toThrow("EISDIR");
});
