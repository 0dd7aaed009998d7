import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
const load = (options: object = {}) =>
  loadContent({
    contentRoot: join(root, "content"),
    staticRoot: join(root, "static"),
    siteId: undefined,
    today: "2026-11-23",
    ...options,
  });

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

  it("gives the same result as a load without cache", async () => {
    const unsaved = new Map([[FILE, wrong]]);
    expect((await load({ memory, unsaved })).problems).toEqual((await load({ unsaved })).problems);
  });
});
