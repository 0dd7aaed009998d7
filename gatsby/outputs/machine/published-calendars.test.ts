import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPublishedCalendars, writePublishedCalendars } from "./published-calendars";

const SITE = { key: "huset" };
const PUBLISHED = { "a-1": { sequence: 2, shown: "2026-12-04T18:00:00+01:00" } };

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("is read as it was written, for each site", () => {
  expect(readPublishedCalendars(SITE, root)).toEqual({});
  writePublishedCalendars(SITE, PUBLISHED, root);
  expect(readPublishedCalendars(SITE, root)).toEqual(PUBLISHED);
  expect(readPublishedCalendars({ key: "annet" }, root)).toEqual({});
  expect(readFileSync(join(root, ".published/huset.calendars.json"), "utf8")).toMatch(/\n$/);
});

it.each(["{", "[]", '{ "a-1": { "sequence": -1 } }'])("is nothing when it cannot be read: %s", (text) => {
  mkdirSync(join(root, ".published"));
  writeFileSync(join(root, ".published/huset.calendars.json"), text);
  expect(readPublishedCalendars(SITE, root)).toEqual({});
});

it("is nothing without a site", () => {
  writePublishedCalendars(undefined, PUBLISHED, root);
  expect(readPublishedCalendars(undefined, root)).toEqual({});
});
