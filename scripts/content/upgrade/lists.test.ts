import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Common, commonValues, isRecord, type Json, sameFor, type Written } from "./common-values";
import { accessNames, idFor, noteNames, priceNames } from "./list-names";
import { planLists } from "./plan-lists";
import { readTexts, showingsIn } from "./read-folder";
import { rewriteSettings, rewriteShowings } from "./rewrite";

const FILM: Json = { id: "nattoget", object: "movie", typeText: "Film", format: "2D" };
const QUIZ: Json = { id: "quiz", object: "culture", typeText: "Quiz" };
const PRICES = [
  { label: "Voksen", amount: 135 },
  { label: "Honnør", amount: 110 },
];

let index = 0;
const written = (showing: Json, production = FILM): Written => {
  index += 1;
  return { file: "events/alle.json", index, showing: { hall: "sal", status: "onSale", ...showing }, production };
};
const times = (count: number, showing: Json, production = FILM) =>
  Array.from({ length: count }, () => written(showing, production));
const common = (value: unknown, showings: readonly Written[]): Common => ({ value, showings });

describe("values that showings have in common", () => {
  it("are those of three or more, the most frequent first", () => {
    const all = [...times(3, { note: "A" }), ...times(4, { note: "B" }), ...times(2, { note: "C" }), written({})];
    const found = commonValues(all, "note", []);
    expect(found.map(({ value, showings }) => [value, showings.length])).toEqual([
      ["B", 4],
      ["A", 3],
    ]);
  });

  it("are fewer when a list has them already, and never empty", () => {
    const all = [...times(1, { prices: PRICES }), ...times(5, { prices: [] })];
    expect(commonValues(all, "prices", [[{ label: "Voksen", amount: 135 }, PRICES[1]]])).toMatchObject([
      { value: PRICES },
    ]);
    expect(commonValues(all, "prices", [[PRICES[0]]])).toEqual([]);
  });

  it("are the same text for each, or none", () => {
    const typeOf = ({ production }: Written) => production.typeText;
    expect(sameFor([written({}), written({})], typeOf)).toBe("Film");
    expect(sameFor([written({}), written({}, QUIZ)], typeOf)).toBeNull();
    expect(sameFor([written({}, {})], typeOf)).toBeNull();
    expect(sameFor([], typeOf)).toBeNull();
  });

  it("are looked for in objects alone", () => {
    expect([{}, [], null, "a"].map(isRecord)).toEqual([true, false, false, false]);
  });
});

describe("names of lists", () => {
  it("become ids that nothing has", () => {
    expect(idFor("Kino, voksen og honnør", [])).toBe("kino-voksen-og-honnor");
    expect(idFor("Ærlig på ål", [])).toBe("aerlig-pa-al");
    expect(idFor("Kino", ["kino", "kino-2"])).toBe("kino-3");
    expect([idFor("…", []), idFor("…", ["liste"])]).toEqual(["liste", "liste-2"]);
    expect(idFor("a".repeat(61), [])).toHaveLength(60);
    expect(idFor(`${"a".repeat(59)} b`, [])).toBe("a".repeat(59));
  });

  it("tell what the showings have in common, the most telling first", () => {
    const listed = "voksen og honnør";
    expect(priceNames(common(PRICES, [written({})]))).toEqual(["Kino", `Kino, ${listed}`]);
    expect(priceNames(common(PRICES, [written({}, QUIZ)]))).toEqual(["Quiz", `Quiz, ${listed}`]);
    expect(priceNames(common(PRICES, [written({}), written({}, QUIZ)]))).toEqual([`Arrangementer, ${listed}`]);
    const threeD = { ...FILM, format: "3D" };
    expect(priceNames(common(PRICES, [written({}, threeD)]))[0]).toBe("Kino 3D");
    const senior = [written({ features: ["Premiere", "Seniorkino"] }), written({ features: ["Seniorkino"] })];
    expect(priceNames(common(PRICES, senior)).slice(0, 2)).toEqual(["Seniorkino", "Kino"]);
    expect(priceNames(common([{ label: "A" }, { label: "B" }, { label: "C" }], [written({})])).at(-1)).toBe(
      "Kino, a, b og c",
    );
  });

  it("of access are the words that visitors read, and of notes their first words", () => {
    expect(accessNames(common(["hearingLoop", "wheelchair"], []))).toEqual(["Teleslynge og rullestolplass"]);
    expect(accessNames(common(["ukjent"], []))).toEqual(["ukjent"]);
    expect(noteNames(common("Siste sjanse til å se  filmen på kino.", []))).toEqual([
      "Siste sjanse til",
      "Siste sjanse til å se filmen",
    ]);
  });
});

describe("a plan", () => {
  const priced = { prices: PRICES };

  it("makes new lists after those that are there, and uses the one that has the values", () => {
    const settings = { priceLists: [{ id: "kino", name: "Kino", prices: [{ label: "Alle", amount: 50 }] }] };
    const { added, moves } = planLists(
      [...times(3, priced), ...times(1, { prices: [{ label: "Alle", amount: 50 }] })],
      {
        ...settings,
        showingDefaults: [{ hall: "annen" }],
      },
    );
    expect(added).toEqual({
      priceLists: [{ id: "kino-voksen-og-honnor", name: "Kino, voksen og honnør", prices: PRICES }],
      accessSets: [],
      noteTexts: [],
      showingDefaults: [],
    });
    expect(moves.map(({ field, reference, id }) => [field, reference, id])).toEqual([
      ...times(3, {}).map(() => ["prices", "priceList", "kino-voksen-og-honnor"]),
      ["prices", "priceList", "kino"],
    ]);
  });

  it("makes a default of hall and kind, where the showings need no reference", () => {
    const { added, moves } = planLists(times(3, { ...priced, accessibility: ["wheelchair"] }), {});
    expect(added.showingDefaults).toEqual([
      { hall: "sal", object: "movie", priceList: "kino", accessSet: "rullestolplass" },
    ]);
    expect(moves.map(({ id }) => id)).toEqual([null, null, null, null, null, null]);
  });

  it("makes none that would reach a showing without prices, but for those that are free", () => {
    const withOne = (one: Json) => planLists([...times(3, priced), written(one)], {}).added.showingDefaults;
    expect(withOne({})).toEqual([]);
    expect(withOne({ status: "free" })).toMatchObject([{ priceList: "kino" }]);
    expect(planLists([...times(3, priced), written({}, QUIZ)], {}).added.showingDefaults).toHaveLength(1);
  });

  it("keeps the prices that a free showing has as a reference", () => {
    const { moves } = planLists([...times(4, priced), written({ ...priced, status: "free" })], {});
    expect(moves.map(({ id }) => id)).toEqual([null, null, null, null, "kino"]);
  });

  it("gives notes no name", () => {
    expect(planLists(times(3, { note: "Siste visning." }), {}).added.noteTexts).toEqual([
      { id: "siste-visning", text: "Siste visning." },
    ]);
  });
});

describe("texts of files", () => {
  const EVENTS = `{\r\n  "events": [\r\n    { "id": "a", "note": "Hei", "hall": "sal" }\r\n  ]\r\n}\r\n`;
  const move = { showing: { ...written({}), index: 0 }, field: "note", reference: "noteText" };

  it("keep everything but the field that becomes a reference, or goes", () => {
    expect(rewriteShowings(EVENTS, [{ ...move, id: "hei" }])).toBe(
      EVENTS.replace('"note": "Hei"', '"noteText": "hei"'),
    );
    expect(JSON.parse(rewriteShowings(EVENTS, [{ ...move, id: null }]))).toEqual({
      events: [{ id: "a", hall: "sal" }],
    });
  });

  it("get new lists before the halls, or at the end of a list that is there, with their own line breaks", () => {
    const settings = '{\r\n  "id": "huset",\r\n  "halls": []\r\n}\r\n';
    const plan = (items: readonly Json[]) => ({ added: { noteTexts: items }, moves: [] });
    const once = rewriteSettings(settings, plan([{ id: "hei", text: "Hei" }]));
    expect(once).toMatch(/"id": "huset",\r\n {2}"noteTexts": \[\r\n {4}\{.*"hei".*\}\r\n {2}\],\r\n {2}"halls"/);
    expect(once.replaceAll("\r\n", "")).not.toContain("\n");
    const twice = rewriteSettings(once, plan([{ id: "ha", text: "Ha" }]));
    expect(JSON.parse(twice).noteTexts.map(({ id }: { id: string }) => id)).toEqual(["hei", "ha"]);
    const long = rewriteSettings(settings, plan([{ id: "lang", text: "x".repeat(110) }]));
    expect(long).toContain('    {\r\n      "id": "lang",\r\n      "text": "');
    expect(rewriteSettings(settings, plan([]))).toBe(settings);
    const empty = settings.replace('"halls"', '"noteTexts": [],\r\n  "halls"');
    expect(JSON.parse(rewriteSettings(empty, plan([{ id: "hei" }])))).toMatchObject({ noteTexts: [{ id: "hei" }] });
  });
});

test("a folder's files are read in order, with the showings and what they show", () => {
  const root = mkdtempSync(join(tmpdir(), "upgrade-lists-"));
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof value === "string" ? value : JSON.stringify(value));
  };
  write("events/b.json", { events: [{ id: "2", production: "quiz" }, "feil", { id: "3", production: "borte" }] });
  write("events/a.json", `\uFEFF${JSON.stringify({ events: [{ id: "1", production: "nattoget" }] })}`);
  write("productions/nattoget.json", FILM);
  write("productions/quiz.json", QUIZ);
  write("sites/huset.json", { id: "huset" });
  write("waiting/ny.json", { id: "ny" });
  write("events/notat.txt", "nei");
  const texts = readTexts(root);
  rmSync(root, { recursive: true });
  expect([...texts.keys()].filter((file) => file.startsWith("events/"))).toEqual(["events/a.json", "events/b.json"]);
  expect(texts.has("waiting/ny.json")).toBe(true);
  const { showings, settings, events } = showingsIn(texts);
  expect(showings.map(({ file, index: at, showing, production }) => [file, at, showing.id, production.id])).toEqual([
    ["events/a.json", 0, "1", "nattoget"],
    ["events/b.json", 0, "2", "quiz"],
    ["events/b.json", 1, "3", undefined],
  ]);
  expect([settings, events.size]).toEqual([[{ id: "huset" }], 2]);
});
