import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Json } from "../../../domain/json/json";
import { writeTexts } from "../desk/save-changes";
import { placed } from "../testing/placed";
import { type ContentChange, changedText, changedTexts, fileFor } from "./changed-texts";
import { ContentFolder, type Placed } from "./content-folder";

let root = "";
let folder: ContentFolder;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const showing = (id: string, start?: string) => ({ id, production: "kraka", ...(start !== undefined && { start }) });

const EVENTS = {
  $schema: "../schemas/events.json",
  events: [showing("a", "2026-12-01T18:00"), showing("c", "2026-12-03T18:00")],
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-texts-"));
  for (const name of ["productions", "pages"]) mkdirSync(join(root, name));
  write("events/desember.json", `${JSON.stringify(EVENTS, null, 2)}\n`);
  write(
    "articles/jul.json",
    '\uFEFF{\n  "$schema": "../schemas/articles.json",\n  "id": "jul",\n  "title": "Jul"\n}\n',
  );
  folder = new ContentFolder(root, undefined);
});
afterEach(() => rmSync(root, { recursive: true }));

const textsOf = async (changes: readonly ContentChange[]) =>
  new Map(await changedTexts(folder, changes, (await folder.read()).entities));
const parsed = (text: string | null | undefined) => JSON.parse((text ?? "null").replace(/^\uFEFF/, ""));
const idsIn = (text: string | null | undefined) => parsed(text).events.map(({ id }: { id: string }) => id);

test("new showings are before the first that is later, and those without a time at the end", async () => {
  const texts = await textsOf([
    { kind: "events", id: null, value: showing("d", "2026-12-04T18:00") },
    { kind: "events", id: null, value: showing("b", "2026-12-02T18:00") },
    { kind: "events", id: null, value: showing("a2", "2026-12-01T18:00") },
    { kind: "events", id: null, value: showing("uten") },
  ]);
  expect([...texts.keys()]).toEqual(["events/desember.json"]);
  expect(idsIn(texts.get("events/desember.json"))).toEqual(["a", "a2", "b", "c", "d", "uten"]);
});

test("one is changed in its place and another goes; the file keeps the rest", async () => {
  const texts = await textsOf([
    { kind: "events", id: "c", value: showing("c", "2026-11-01T18:00") },
    { kind: "events", id: "a", value: null },
  ]);
  expect(parsed(texts.get("events/desember.json"))).toEqual({
    $schema: "../schemas/events.json",
    events: [showing("c", "2026-11-01T18:00")],
  });
});

test("a file of which nothing is left goes", async () => {
  const texts = await textsOf([
    { kind: "events", id: "a", value: null },
    { kind: "events", id: "c", value: null },
    { kind: "articles", id: "jul", value: null },
  ]);
  expect([...texts]).toEqual([
    ["events/desember.json", null],
    ["articles/jul.json", null],
  ]);
});

test("an entity in a file of its own keeps the name of its schema", async () => {
  const texts = await textsOf([{ kind: "articles", id: "jul", value: { id: "jul", title: "Høytid" } }]);
  expect(parsed(texts.get("articles/jul.json"))).toEqual({
    $schema: "../schemas/articles.json",
    id: "jul",
    title: "Høytid",
  });
});

test("what is new together finds its file together", async () => {
  const texts = await textsOf([
    { kind: "productions", id: null, value: { id: "maken", title: "Måken" } },
    { kind: "events", id: null, value: { ...showing("1", "2026-12-09T18:00"), production: "maken" } },
    { kind: "events", id: null, value: { ...showing("2", "2026-12-08T18:00"), production: "maken" } },
    { kind: "productions", id: null, value: { id: "maken", title: "En annen" } },
  ]);
  expect([...texts.keys()]).toEqual(["productions/maken.json", "events/maken.json", "productions/maken-2.json"]);
  expect(idsIn(texts.get("events/maken.json"))).toEqual(["2", "1"]);
  expect(texts.get("events/maken.json")).toMatch(/^\{\n {2}"\$schema": "\.\.\/schemas\/[a-z]+\.json",\n[\s\S]*\}\n$/);
  expect(parsed(texts.get("productions/maken.json"))).toMatchObject({ id: "maken", title: "Måken" });
});

test("all texts are written; one that is the same is left alone, and null removes", async () => {
  const before = readFileSync(join(root, "events/desember.json"), "utf8");
  const writes = jest.spyOn(folder, "stage");
  const texts = new Map([
    ["events/desember.json", before],
    ["articles/jul.json", null],
    ["pages/om.json", "{}\n"],
  ]);
  await writeTexts(folder, texts);
  expect(writes.mock.calls).toEqual([["pages/om.json", "{}\n"]]);
  expect(await folder.textOf("articles/jul.json")).toBeNull();
  expect(readFileSync(join(root, "pages/om.json"), "utf8")).toBe("{}\n");
});

test("when one cannot be written, the others are as they were", async () => {
  const before = readFileSync(join(root, "articles/jul.json"), "utf8");
  const texts = new Map([
    ["articles/jul.json", null],
    ["events/desember.json", "{}\n"],
    ["pages/om.json", "{}\n"],
    ["../ute.json", "{}\n"],
  ]);
  await expect(writeTexts(folder, texts)).rejects.toThrow("../ute.json");
  expect(readFileSync(join(root, "articles/jul.json"), "utf8")).toBe(before);
  expect(parsed(await folder.textOf("events/desember.json"))).toEqual(EVENTS);
  expect(await folder.textOf("pages/om.json")).toBeNull();
});

test("a file that begins with a byte order mark can be changed as others can", async () => {
  const [[, text] = []] = await textsOf([{ kind: "articles", id: "jul", value: { id: "jul", title: "Høytid" } }]);
  expect(text).toBe('\uFEFF{\n  "$schema": "../schemas/articles.json",\n  "id": "jul",\n  "title": "Høytid"\n}\n');
});

test("of two with the same id, the first is changed", () => {
  const text = JSON.stringify({ events: [showing("a", "2026-12-01T18:00"), showing("a", "2026-12-02T18:00")] });
  const changed = changedText(text, "events", [{ kind: "events", id: "a", value: showing("ny") }]);
  expect(parsed(changed).events).toEqual([showing("ny"), showing("a", "2026-12-02T18:00")]);
});

describe("the file of a new entity", () => {
  const inFile = (kind: Placed["kind"], file: string, value: Json): Placed => ({ ...placed(kind, value), file });

  it("is the only one of its kind", () => {
    expect(fileFor("redirects", { from: "/a" }, [])).toBe("settings/redirects.json");
  });

  it("is one of its own by its id, which no other file has", () => {
    const film = placed("productions", { id: "kraka" });
    expect(fileFor("productions", { id: "Måken" }, [film])).toBe("productions/maken.json");
    expect(fileFor("productions", { id: "kraka" }, [film])).toBe("productions/kraka-2.json");
    const second = inFile("productions", "productions/kraka-2.json", { id: "b" });
    expect(fileFor("productions", { id: "kraka" }, [film, second])).toBe("productions/kraka-3.json");
    expect(fileFor("productions", { id: "" }, [])).toBe("productions/ny.json");
  });

  it("is that of the other showings of the film, else one by the film's name", () => {
    const others = [
      inFile("events", "events/desember.json", { id: "1", production: "kraka" }),
      inFile("events", "events/annet.json", { id: "2", production: "isbryteren" }),
      inFile("productions", "productions/film.json", { id: "ny", production: "ny" }),
    ];
    expect(fileFor("events", { id: "3", production: "kraka" }, others)).toBe("events/desember.json");
    expect(fileFor("events", { id: "3", production: "ny" }, others)).toBe("events/ny.json");
    expect(fileFor("events", { id: "løs" }, others)).toBe("events/los.json");
  });

  it("is that of the menu for an item of the same place", () => {
    const item = inFile("menuItems", "menus/topp.json", { id: "kino", place: "header" });
    expect(fileFor("menuItems", { id: "om", place: "header" }, [item])).toBe("menus/topp.json");
    expect(fileFor("menuItems", { id: "om", place: "footer" }, [item])).not.toBe("menus/topp.json");
  });
});
