import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPublishedCalendars, writePublishedCalendars } from "./published-calendars";

const SITE = { key: "huset" };
const NOTHING = { showings: {}, dates: {} };
const PUBLISHED = {
  showings: { "a-1": { sequence: 2, shown: "2026-12-04T18:00:00+01:00" } },
  dates: { "/rss/barn.xml": 1790924400000 },
};

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("is read as it was written, for each site", () => {
  expect(readPublishedCalendars(SITE, root)).toEqual(NOTHING);
  writePublishedCalendars(SITE, PUBLISHED, root);
  expect(readPublishedCalendars(SITE, root)).toEqual(PUBLISHED);
  expect(readPublishedCalendars({ key: "annet" }, root)).toEqual(NOTHING);
  expect(readFileSync(join(root, ".published/huset.calendars.json"), "utf8")).toMatch(/\n$/);
});

it("goes on from a file of showings alone", () => {
  mkdirSync(join(root, ".published"));
  writeFileSync(join(root, ".published/huset.calendars.json"), JSON.stringify(PUBLISHED.showings));
  expect(readPublishedCalendars(SITE, root)).toEqual({ ...PUBLISHED, dates: {} });
});

it.each(["{", "[]", '{ "a-1": { "sequence": -1 } }'])("is nothing when it cannot be read: %s", (text) => {
  mkdirSync(join(root, ".published"));
  writeFileSync(join(root, ".published/huset.calendars.json"), text);
  expect(readPublishedCalendars(SITE, root)).toEqual(NOTHING);
});

it("is nothing without a site", () => {
  writePublishedCalendars(undefined, PUBLISHED, root);
  expect(readPublishedCalendars(undefined, root)).toEqual(NOTHING);
});
