import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedFile } from "../../domain/publishing/published-state";
import { SITE_FILES } from "../testing/test-site";
import { readPublished } from "./read-published";
import { readSettings } from "./read-settings";

const root = mkdtempSync(join(tmpdir(), "kulturhus-settings-"));
const SITES = join(root, "sites");
const before = process.cwd();

beforeEach(() => mkdirSync(join(SITES, "eldre"), { recursive: true }));
afterEach(() => {
  process.chdir(before);
  rmSync(SITES, { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, changes: object = {}) =>
  writeFileSync(join(SITES, file), JSON.stringify({ ...SITE_FILES["sites/huset.json"], ...changes }));

const idOf = (siteId?: string) => readSettings(root, siteId)?.id;

test("the only site is the one that is built, also in a folder below", () => {
  write("eldre/huset.json");
  expect(idOf()).toBe("huset");
  expect(idOf("huset")).toBe("huset");
  expect(idOf("annet")).toBeUndefined();
});

test("of several sites the chosen one is built, and none without a choice", () => {
  write("huset.json");
  write("kino.json", { id: "kino" });
  expect([idOf("kino"), idOf("huset"), idOf()]).toEqual(["kino", "huset", undefined]);
});

test("invalid sites and other files are left out", () => {
  write("huset.json");
  write("feil.json", { id: "feil", host: 1 });
  write("notat.txt", { id: "notat" });
  write(".skjult.json", { id: "skjult" });
  mkdirSync(join(SITES, "mappe.json"));
  writeFileSync(join(SITES, "odelagt.json"), "{");
  expect(idOf()).toBe("huset");
});

test("without sites there are no settings", () => {
  expect(idOf()).toBeUndefined();
  rmSync(SITES, { recursive: true });
  expect(idOf()).toBeUndefined();
});

test("what was published last is read from the working folder, when it is whole", () => {
  process.chdir(root);
  const state = { pages: ["/"], menuItems: ["a"], productions: ["b"], events: ["c"], articles: ["d"] };
  const later = { redirects: ["/e"], settings: ["f"] };
  expect(readPublished("huset")).toBeNull();
  const file = publishedFile("huset");
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...state, ...later }));
  expect(readPublished("huset")).toEqual({ ...state, ...later });
  writeFileSync(file, JSON.stringify(state));
  expect(readPublished("huset")).toEqual({ ...state, redirects: [], settings: [] });
  expect(readPublished("kino")).toBeNull();
  writeFileSync(file, JSON.stringify({ ...state, events: undefined }));
  expect(readPublished("huset")).toBeNull();
  writeFileSync(file, "{");
  expect(readPublished("huset")).toBeNull();
});
