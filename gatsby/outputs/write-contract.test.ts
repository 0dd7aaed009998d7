import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteOfflineSchema } from "../../domain/contracts/site-offline";
import { writeContract } from "./write-contract";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "kulturhus-contract-")), "offline.json");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

const value = { enabled: true, page: null, keep: [] };

test("writes what has the shape", () => {
  writeContract({ file, schema: siteOfflineSchema, value });
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(value);
});

test("ends the build, and writes nothing, when the shape is another", () => {
  expect(() =>
    writeContract({ file, schema: siteOfflineSchema, value: Object.assign({}, value, { page: 1 }) }),
  ).toThrow();
  expect(existsSync(file)).toBe(false);
});
