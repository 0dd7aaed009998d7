import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { type AnswersInput, answersSchema } from "./answers/answers";
import type { Part } from "./answers/parts";
import { lettersOfFont } from "./fonts/letters-of-font";
import { missingLetters } from "./fonts/missing-letters";
import { notesOn } from "./notes";
import { answersFor } from "./testing/answers";

const root = mkdtempSync(join(tmpdir(), "notes-"));
afterAll(() => rmSync(root, { recursive: true }));

const notesFor = (more: Partial<AnswersInput>, parts: readonly Part[] = ["kantine"]) =>
  notesOn(answersSchema.parse(answersFor(parts, more)));

test("a house with nothing unusual has no notes", async () => {
  expect(await notesFor({}, ["kino", "utleie"])).toEqual([]);
});

test.each([
  [300, 300, null],
  [320, 200, null],
  [640, 160, "Logoen er 4 ganger så bred som den er høy."],
  [100, 250, "Logoen er 2,5 ganger så høy som den er bred."],
])("a logo of %i by %i is told: %j", async (width, height, told) => {
  const logo = join(root, "logo.png");
  await sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
    .png()
    .toFile(logo);
  expect(await notesFor({ logo })).toEqual(told === null ? [] : [expect.stringMatching(`^${told}.* → Gi bare merket`)]);
});

test("letters that the fonts lack are told by name, and those of Norwegian and Sámi are there", async () => {
  expect(await notesFor({ name: "Čáhput ŋálgu đŧšž äö ÆØÅ æøå", municipality: "Huset & hagen – «3D»" })).toEqual([]);
  expect(await notesFor({ name: "Дом Vika" })).toEqual([
    expect.stringMatching(/^Skriften mangler Д, о og м i «Дом Vika»/),
  ]);
  expect(missingLetters(["A\u030Ase"])).toEqual([]);
});

test("a font's letters are those of its tables, and each name is told its own missing ones", () => {
  const letters = (name: string) => lettersOfFont(readFileSync(`src/theme/fonts/${name}.woff2`));
  // Counted by another reader of fonts; its last, U+FFFF, ends the table.
  expect(["headline", "headline-extended", "text", "text-extended"].map((name) => letters(name).size)).toEqual([
    182, 102, 182, 124,
  ]);
  const known = [...letters("headline")]
    .map((code) => String.fromCodePoint(code))
    .filter((one) => letters("text").has(one.codePointAt(0) ?? 0));
  const cyrillic = fc.integer({ min: 0x410, max: 0x44f }).map((code) => String.fromCodePoint(code));
  const name = fc.array(fc.tuple(fc.constantFrom(...known), fc.option(cyrillic)), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(name, (pairs) => {
      const strange = new Set(pairs.flatMap(([, letter]) => letter ?? []));
      const told = missingLetters([pairs.map(([latin, letter]) => latin + (letter ?? "")).join("")]);
      expect(told.length).toBe(strange.size === 0 ? 0 : 1);
      for (const letter of strange) expect(told[0]).toContain(letter);
    }),
  );
});

test("a film club is told what it needs of its platform", async () => {
  const [note] = await notesFor({ host: "kino.example.no" }, ["kino", "filmklubb"]);
  expect(note).toMatch(/^Filmklubben trenger filmplattformen til Vika kino\. → Bygg med FILM_PLATFORM_178=https/);
  expect(note).toContain("slippe inn https://kino.example.no");
});
