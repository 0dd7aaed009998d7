import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeard, writeHeard } from "./heard-file";

const SITE = { key: "huset" };
const HEARD = { "a-1": { sequence: 2, shown: "2026-12-04T18:00:00+01:00" } };

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("is read as it was written, for each site", () => {
  expect(readHeard(SITE, root)).toEqual({});
  writeHeard(SITE, HEARD, root);
  expect(readHeard(SITE, root)).toEqual(HEARD);
  expect(readHeard({ key: "annet" }, root)).toEqual({});
  expect(readFileSync(join(root, ".published/huset.calendars.json"), "utf8")).toMatch(/\n$/);
});

it.each(["{", "[]", '{ "a-1": { "sequence": -1 } }'])("is nothing when it cannot be read: %s", (text) => {
  mkdirSync(join(root, ".published"));
  writeFileSync(join(root, ".published/huset.calendars.json"), text);
  expect(readHeard(SITE, root)).toEqual({});
});

it("is nothing without a site", () => {
  writeHeard(undefined, HEARD, root);
  expect(readHeard(undefined, root)).toEqual({});
});
