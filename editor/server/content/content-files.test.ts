import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ContentFolder, entitiesOf, isKind, kindOfFile, versionOf, writeWhole } from "./content-folder";

const contentRoot = mkdtempSync(join(tmpdir(), "content-files-"));
const folder = new ContentFolder(contentRoot, undefined);
beforeAll(() => {
  for (const name of ["articles", "images"]) mkdirSync(join(contentRoot, name));
});
afterAll(() => rmSync(contentRoot, { recursive: true }));

const jul = { id: "jul", title: "Jul" };
const inFile = {
  events: [
    { id: "a", hall: "sal" },
    { id: "b", hall: "scene" },
  ],
};

test("the entities of a file are its objects, each with its place", () => {
  expect(entitiesOf("articles", "articles/jul.json", jul)).toEqual([
    { kind: "articles", id: "jul", file: "articles/jul.json", path: [], value: jul },
  ]);
  const listed = entitiesOf("events", "events/a.json", { events: [inFile.events[0], "feil", inFile.events[1]] });
  expect(listed.map(({ id, path }) => [id, path])).toEqual([
    ["a", ["events", 0]],
    ["b", ["events", 2]],
  ]);
  const redirects = entitiesOf("redirects", "settings/redirects.json", { redirects: [{ from: "/a", to: "/b" }] });
  expect(redirects.map(({ id }) => id)).toEqual(["/a"]);
  for (const data of [null, [], { events: {} }]) expect(entitiesOf("events", "events/a.json", data)).toEqual([]);
});

test("the kind of a file is known by its folder, and only of JSON", () => {
  const files = [
    "events/a.json",
    "articles/a.json",
    "settings/redirects.json",
    "events/a.txt",
    "images/a.json",
    "a.json",
  ];
  expect(files.map(kindOfFile)).toEqual(["events", "articles", "redirects", null, null, null]);
  expect(["events", "redirects", "images", ""].map(isKind)).toEqual([true, true, false, false]);
});

test("a version is short, the same for the same value, and another for another order or value", () => {
  expect(versionOf(jul)).toMatch(/^[0-9a-f]{16}$/);
  expect(versionOf({ ...jul })).toBe(versionOf(jul));
  expect(versionOf({ ...jul, title: "Høytid" })).not.toBe(versionOf(jul));
});

test("a file is written as a whole, with its folder, and removed without asking whether it is there", async () => {
  const path = join(contentRoot, "ny/mappe/a.txt");
  await writeWhole(path, "tekst");
  await writeWhole(path, "ny tekst");
  expect([readFileSync(path, "utf8"), readdirSync(dirname(path))]).toEqual(["ny tekst", ["a.txt"]]);
  await folder.write("articles/helt-ny.json", "{}");
  expect(await folder.textOf("articles/helt-ny.json")).toBe("{}");
  await folder.remove("articles/helt-ny.json");
  await folder.remove("articles/helt-ny.json");
  expect(await folder.textOf("articles/helt-ny.json")).toBeNull();
  for (const file of ["../a.json", "images/a.jpg"]) await expect(folder.write(file, "x")).rejects.toThrow(file);
});

test("all texts are those of content files, also of broken ones", async () => {
  await folder.write("articles/brukket.json", "{ brukket");
  writeFileSync(join(contentRoot, "articles/notat.txt"), "et notat");
  const texts = await folder.allTexts();
  expect(texts).toContain("{ brukket");
  expect(texts).not.toContain("et notat");
  await folder.remove("articles/brukket.json");
  rmSync(join(contentRoot, "articles/notat.txt"));
});
