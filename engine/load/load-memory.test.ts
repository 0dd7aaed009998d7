import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { loadContent } from "./load-content";
import { LoadMemory } from "./load-memory";

const root = mkdtempSync(join(tmpdir(), "kulturhus-memory-"));
cpSync("content", join(root, "content"), { recursive: true });
cpSync("static", join(root, "static"), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILE = "productions/kraka.json";
const path = join(root, "content", FILE);
const sound = readFileSync(path, "utf8");
const wrong = sound.replace('"ageLimit": "15"', '"ageLimit": "16"');

const memory = new LoadMemory();
const OPTIONS = { contentRoot: join(root, "content"), staticRoot: join(root, "static"), siteId: undefined };
const load = (options: object = {}) => loadContent({ ...OPTIONS, today: "2026-11-23", ...options });

const reported = async (options: object = {}) => (await load(options)).problems.map(({ file, field }) => [file, field]);

describe("loading a folder again", () => {
  it("checks unsaved text, and discards it afterwards", async () => {
    expect(wrong).not.toBe(sound);
    expect(await reported({ memory })).toEqual([]);
    expect(await reported({ memory, unsaved: new Map([[FILE, wrong]]) })).toEqual([[FILE, "ageLimit"]]);
    expect(await reported({ memory })).toEqual([]);
  });

  it("sees what has changed on disk", async () => {
    writeFileSync(path, wrong);
    expect(await reported({ memory })).toEqual([[FILE, "ageLimit"]]);
    writeFileSync(path, sound);
    expect(await reported({ memory })).toEqual([]);
  });

  it("reads a file that is not there yet", async () => {
    const copy = wrong.replaceAll("kraka", "kraka-ny");
    const file = "productions/kraka-ny.json";
    expect(await reported({ memory, unsaved: new Map([[file, copy]]) })).toContainEqual([file, "ageLimit"]);
  });

  it("reports each place by itself when asked to", async () => {
    const texts = ["kraka", "jordmora", "isbryteren", "nattekspressen", "svart-granitt"].map((name) => {
      const file = `productions/${name}.json`;
      const text = readFileSync(join(root, "content", file), "utf8");
      return [file, text.replace(/"format": "2D"/, '"format": "4D"')] as const;
    });
    const unsaved = new Map(texts);
    expect(await reported({ memory, unsaved, everyPlace: true })).toHaveLength(5);
    expect(await reported({ memory, unsaved })).toHaveLength(1);
  });

  it("gives the same result as a load without cache, whatever changes between", async () => {
    const read = (file: string): string => readFileSync(join(root, "content", file), "utf8");
    const replaced = (file: string, from: string | RegExp, to: string) => () => {
      const text = read(file);
      expect(text.replace(from, to)).not.toBe(text);
      return [file, text.replace(from, to)] as const;
    };
    // Begins when a longer film would not have ended.
    const events = read("events/kraka.json").replace("2026-12-04T21:30", "2026-11-30T23:45");
    writeFileSync(join(root, "content/events/kraka.json"), events);
    const HALL = read("events/kraka.json").match(/"hall": "[^"]+"/)?.[0] ?? "";
    const START = read("events/kraka.json").match(/"start": "[^"]+"/)?.[0] ?? "";
    const CHANGES = [
      replaced(FILE, '"ageLimit": "15"', '"ageLimit": "16"'),
      replaced(FILE, '"id": "kraka"', '"id": "kraka-to"'),
      replaced(FILE, '"title": "', '"shownFrom": "2026-12-01T12:00",\n  "title": "TODO '),
      replaced(FILE, /"runningTime": \d+/, '"runningTime": 475'),
      replaced(FILE, '"object": "movie"', '"object": "culture"'),
      replaced("events/kraka.json", HALL, '"hall": "loftet"'),
      replaced("events/kraka.json", START, '"start": "2037-11-24T18:00"'),
      replaced("sites/kulturhuset.json", '"advertisingMinutes": ', '"advertisingMinutes": 1'),
      replaced("sites/kulturhuset.json", '"amount": ', '"amount": 9'),
      replaced("sites/kulturhuset.json", '"capacity": ', '"capacity": 2'),
      () => [FILE, null] as const,
      () => [FILE, "{"] as const,
      () => ["productions/kraka-to.json", read(FILE).replaceAll('"kraka"', '"kraka-to"')] as const,
    ];
    const { demonstration: _, ...house } = JSON.parse(read("sites/kulturhuset.json"));
    const settings = fc.record({
      order: fc.shuffledSubarray(CHANGES, { minLength: CHANGES.length }),
      /** In a demonstration, entities are made again in each load. */
      isReal: fc.boolean(),
      // Some days later, content that waits may be shown, and dates be past.
      days: fc.infiniteStream(fc.constantFrom("2026-11-23", "2026-12-02")),
    });
    await fc.assert(
      fc.asyncProperty(settings, async ({ order, isReal, days }) => {
        const real = isReal ? [["sites/kulturhuset.json", JSON.stringify(house)] as const] : [];
        for (const [index, change] of order.entries()) {
          const before = index % 3 === 0 ? [] : [order[index - 1]?.() ?? change()];
          const unsaved = new Map([...real, ...before, change()]);
          const today = days.next().value;
          const again = await load({ memory, unsaved, today, everyPlace: true });
          const { loaded, problems } = await load({ unsaved, today, everyPlace: true });
          expect(again.problems).toEqual(problems);
          expect(JSON.stringify(again.loaded)).toBe(JSON.stringify(loaded));
        }
      }),
      { numRuns: 2 },
    );
  }, 300_000);
});
