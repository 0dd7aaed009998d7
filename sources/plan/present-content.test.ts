import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SourceFault } from "../records";
import { readPresentContent, withPlanned } from "./present-content";

const root = mkdtempSync(join(tmpdir(), "present-"));
const write = (file: string, value: unknown, mark = "") => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), mark + JSON.stringify(value));
};
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write("sites/huset.json", {
    id: "huset",
    halls: [{ id: "sal", name: "Salen", capacity: 90 }],
    noteTexts: [{ id: "premiere", text: "Premiere." }],
  });
  write("productions/torsken.json", { id: "torsken" });
  write("articles/torsk.json", { id: "torsk" });
  write("events/desember.json", { events: [{ id: "a" }, 7, { id: "b" }] });
  write("waiting/ny.json", { id: "ny" }, "\uFEFF");
  write("waiting/liste.json", []);
  write("waiting/notat.txt", "");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILM = { file: "productions/torsken.json", value: { id: "torsken" } };
const ARTICLE = { file: "articles/torsk.json", value: { id: "torsk" } };

test("the content is read as it is written, each kind from its folder, showings one by one", async () => {
  expect(await readPresentContent(root, undefined)).toMatchObject({
    site: { id: "huset" },
    halls: [{ id: "sal", name: "Salen" }],
    lists: { noteTexts: [{ id: "premiere" }], priceLists: [] },
    productions: [FILM],
    articles: [ARTICLE],
    events: [
      { file: "events/desember.json", value: { id: "a" } },
      { file: "events/desember.json", value: { id: "b" } },
    ],
    waiting: [
      { file: "waiting/liste.json", value: {} },
      { file: "waiting/ny.json", value: { id: "ny" } },
    ],
    files: new Set(["sites/huset.json", "productions/torsken.json", "events/desember.json", "articles/torsk.json"]),
  });
});

test("one of several sites is chosen by its id, and without a choice there is none to pull for", async () => {
  write("sites/kino.json", { id: "kino" });
  expect((await readPresentContent(root, "kino")).site).toEqual({ id: "kino" });
  await expect(readPresentContent(root, undefined)).rejects.toThrow(SourceFault);
});

describe("the content as it will be", () => {
  const planned = async (
    ...[files, changes]: [Parameters<typeof withPlanned>[1], Parameters<typeof withPlanned>[2]]
  ) => {
    const present = await readPresentContent(root, undefined);
    return { present, next: withPlanned(present, files, changes) };
  };

  it("has what is written in place of what was, in each kind", async () => {
    const film = { ...FILM, value: { id: "torsken", title: "Torsken" } };
    const article = { ...ARTICLE, value: { id: "torsk", title: "Torsk" } };
    const { next } = await planned([film, article, { file: "productions/ny.json", value: { id: "ny" } }], []);
    expect(next.productions).toEqual([film, { file: "productions/ny.json", value: { id: "ny" } }]);
    expect(next.articles).toEqual([article]);
  });

  it("no longer waits for what is complete, and waits for what is new", async () => {
    const files = [
      { file: "waiting/ny.json", value: null },
      { file: "waiting/annen.json", value: { id: "annen" } },
    ];
    const { next } = await planned(files, []);
    expect(next.waiting.map(({ file }) => file)).toEqual(["waiting/liste.json", "waiting/annen.json"]);
  });

  it("has showings as they are changed, without those that go", async () => {
    const { present } = await planned([], []);
    const [a, b] = present.events.map(({ value }) => value);
    const next = withPlanned(
      present,
      [],
      [
        { file: "events/desember.json", before: a ?? null, after: { id: "a", hall: "sal" } },
        { file: "events/desember.json", before: b ?? null, after: null },
        { file: null, before: null, after: { id: "c" } },
      ],
    );
    expect(next.events).toEqual([
      { file: "events/desember.json", value: { id: "a", hall: "sal" } },
      { file: "", value: { id: "c" } },
    ]);
  });
});

test.each(["events/desember.json", "articles/torsk.json", "waiting/ny.json"])(
  "%s that cannot be read ends the pull, since what it holds would be added anew",
  async (file) => {
    writeFileSync(join(root, file), '{ "id": ');
    const reading = readPresentContent(root, undefined);
    await expect(reading).rejects.toBeInstanceOf(SourceFault);
    await expect(reading).rejects.toThrow(`Kan ikke lese ${file}.`);
  },
);
