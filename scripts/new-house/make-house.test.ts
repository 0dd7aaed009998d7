import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { contentSchemas } from "../../domain/kinds/json-schemas";
import { bareName } from "../../engine/checks/contradictions/twins";
import { loadContent } from "../../engine/load/load-content";
import { formatProblem } from "../../engine/problems/problem";
import { type Answers, answersSchema } from "./answers/answers";
import { PART_NAMES, type Part } from "./answers/parts";
import { composeHouse } from "./compose-house";
import { houseOf } from "./house";
import { makeHouse } from "./make-house";
import { logoFiles } from "./pictures/draw";
import { answersFor } from "./testing/answers";
import { writeHouse } from "./write-house";

const TODAY = "2026-11-24";
const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };

let folder = "";
/** Pictures of a house with all parts: drawing them for every house would take minutes. */
let pictures = "";

const answers = (parts: readonly Part[], more: object = {}): Answers => answersSchema.parse(answersFor(parts, more));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "new-house-"));
  pictures = join(folder, "all");
  const { files } = await makeHouse(answers(PART_NAMES), TODAY);
  writeHouse(pictures, files);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = async (contentRoot: string, today = TODAY): Promise<readonly string[]> => {
  const { problems } = await loadContent({ contentRoot, staticRoot: join(folder, "static"), siteId: undefined, today });
  return problems.map(formatProblem);
};

let made = 0;

/** Composes a house, with the pictures of the one that has all parts, and returns what the check says. */
const problemsOf = async (given: Answers): Promise<readonly string[]> => {
  const content = composeHouse(houseOf({ ...given, colors: COLORS }, TODAY), logoFiles(undefined));
  made += 1;
  const root = join(folder, `house-${made}`);
  writeHouse(root, new Map(Object.entries(content).map(([file, value]) => [file, JSON.stringify(value)])));
  symlinkSync(join(pictures, "images"), join(root, "images"));
  const problems = await check(root);
  rmSync(root, { recursive: true });
  return problems;
};

const parts = fc
  .subarray([...PART_NAMES], { minLength: 1 })
  .map((some) => (some.includes("kino") ? some : some.filter((part) => part !== "filmklubb")))
  .filter((some) => some.length > 0);

const letters = [..."abcdefgåøæÅØÆ0123456789 '’\"«»<>&.,-–!?üñ"];
const name = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 80 })
  .filter((text) => answersSchema.safeParse(answersFor(["kantine"], { name: text })).success);

/** Titles of a house's pages, which its rooms may be named after. */
const titles = (): readonly string[] =>
  Object.values(composeHouse(houseOf({ ...answers(PART_NAMES), colors: COLORS }, TODAY), logoFiles(undefined)))
    .flatMap((file) => ("title" in file && typeof file.title === "string" ? [file.title] : []))
    .filter((title) => !title.includes("{"));

test("any parts and any names give content without faults and warnings", async () => {
  // The empty name stands for the house's own.
  const hallName = fc.oneof(name, fc.constantFrom("", ...titles()));
  await fc.assert(
    fc.asyncProperty(parts, name, name, fc.array(hallName, { minLength: 4 }), async (some, house, place, names) => {
      const halls = answersFor(some).halls?.map((hall, at) => ({ ...hall, name: names[at] || house })) ?? [];
      fc.pre(new Set(halls.map((hall) => bareName(hall.name))).size === halls.length);
      expect(await problemsOf(answers(some, { name: house, municipality: place, halls }))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test("a house with everything, and one with its own seller and booking, are without faults", async () => {
  expect(await check(pictures)).toEqual([]);
  const sells = {
    ticketSeller: { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." },
    bookingUrl: "https://booking.example.no",
    phone: "00 00 00 01",
    dataProtectionOfficer: "ombud@example.no",
  };
  expect(await problemsOf(answers(["kino", "utleie"], sells))).toEqual([]);
});

test("only the content of a venue that sells tickets mentions them beside its dates", () => {
  const ticketSeller = { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." };
  const written = (more: object) =>
    JSON.stringify(
      composeHouse(houseOf({ ...answers(["kultur"], more), colors: COLORS }, TODAY), logoFiles(undefined)),
    );
  expect(written({ ticketSeller })).toContain("Datoer og billetter");
  expect(written({})).not.toContain("Datoer og billetter");
});

test("each file names its schema, which stands in the house's own folder", () => {
  for (const kind of ["pages", "sites", "settings", "productions", "events"])
    for (const name of readdirSync(join(pictures, kind))) {
      const [, schema = ""] =
        /"\$schema": "\.\.\/schemas\/(.+)"/.exec(readFileSync(join(pictures, kind, name), "utf8")) ?? [];
      expect([...contentSchemas().keys()]).toContain(schema);
    }
});

/** Words that only a house with the part uses. */
const WORDS: Readonly<Record<Part, RegExp>> = {
  kino: /\b(kino|film)/i,
  kultur: /kulturprogram|visekveld/i,
  bibliotek: /bibliotek|lesestund/i,
  kulturskole: /kulturskole/i,
  kantine: /kantin/i,
  utleie: /utleie|"\/leie"|rommet/i,
  filmklubb: /filmklubb|member-screen|\/logg-inn/i,
};

/** The list of block families is the same in every house. */
const withoutFamilies = (content: object): string =>
  JSON.stringify(content, (key, value: unknown) => (key === "components" ? undefined : value));

test("a house has no trace of the parts that were not chosen", () => {
  for (const part of PART_NAMES) {
    const others = PART_NAMES.filter((one) => one !== part && (part !== "kino" || one !== "filmklubb"));
    for (const some of [others, ...others.filter((one) => one !== "filmklubb").map((one) => [one])]) {
      // The film club is the cinema's.
      if (part === "kino" && some.includes("filmklubb")) continue;
      const content = composeHouse(houseOf({ ...answers(some), colors: COLORS }, TODAY), logoFiles(undefined));
      expect({ part, some, found: WORDS[part].exec(withoutFamilies(content))?.[0] }).toEqual({ part, some });
    }
  }
});

test("each room to let is listed with its places, and the first eight are in the menu", () => {
  const halls = Array.from({ length: 10 }, (_, index) => ({
    name: `Rom ${index + 1}`,
    seats: 20 + index,
    wheelchairSpaces: index % 2,
    toLet: index !== 4,
  }));
  const content = composeHouse(
    houseOf({ ...answers(["utleie"], { halls }), colors: COLORS }, TODAY),
    logoFiles(undefined),
  );
  const page = (file: string): string => JSON.stringify(content[file]);
  expect(page("pages/rom-rom-1.json")).toContain("med 20 plasser.");
  expect(page("pages/rom-rom-2.json")).toContain("med 21 plasser og 1 for rullestol.");
  expect(content["pages/rom-rom-5.json"]).toBeUndefined();
  expect(page("pages/utleie.json")).toContain('"text":"29 plasser og 1 for rullestol"');
  const inMenu = [...page("menus/topp.json").matchAll(/"\/rom-(\d+)"/g)].map(([, number]) => Number(number));
  expect(inMenu).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
});

test("the examples are marked as such, and are all to come", () => {
  const content = composeHouse(houseOf({ ...answers(["kino"]), colors: COLORS }, TODAY), logoFiles(undefined));
  const titles = Object.entries(content).flatMap(([file, value]) =>
    file.startsWith("productions/") && "title" in value ? [String(value.title)] : [],
  );
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((title) => !title.startsWith("Eksempel: "))).toEqual([]);
  expect(JSON.stringify(content["events/ballongen.json"])).toContain('"start":"2026-12-02T18:00"');
});

test("a folder that is not empty is left as it is", () => {
  const taken = mkdtempSync(join(folder, "taken-"));
  writeFileSync(join(taken, "notat.txt"), "mitt");
  expect(() => writeHouse(taken, new Map([["a.json", "{}"]]))).toThrow("er ikke tom");
  expect(readdirSync(taken)).toEqual(["notat.txt"]);
});

test("nothing is left behind when a file cannot be written", () => {
  const root = join(folder, "half");
  const files = new Map([
    ["a", "en fil"],
    ["a/b.json", "i en fil"],
  ]);
  expect(() => writeHouse(root, files)).toThrow();
  expect(existsSync(root)).toBe(false);
  expect(readdirSync(folder).filter((entry) => entry.startsWith(".half"))).toEqual([]);
});
