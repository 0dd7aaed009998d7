import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { says, sourceSentences } from "./source-sentences";

let root = "";
const write = (file: string, ...lines: readonly string[]) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), lines.join("\n"));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sentences-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const found = (folders: readonly string[] = ["src"]) => sourceSentences(root, folders);
const texts = () => found().map(({ parts }) => parts.join("…"));

test("sentences are found with their places, both halves of a message, and gaps for values", () => {
  write(
    "src/a.ts",
    "const a = 1;",
    'const message = "Filen finnes ikke. → Legg den til.";',
    "const other = `Feltet «$" + "{name}» er tomt → Skriv $" + "{a} ord`;",
  );
  expect(found()).toEqual([
    { place: "src/a.ts:2", parts: ["Filen finnes ikke."] },
    { place: "src/a.ts:2", parts: ["Legg den til."] },
    { place: "src/a.ts:3", parts: ["Feltet «", "» er tomt"] },
    { place: "src/a.ts:3", parts: ["Skriv ", " ord"] },
  ]);
});

test("words, names, English and text of several lines are no sentences", () => {
  write(
    "src/a.ts",
    'const words = ["kino", "Kinosal", "a.", "nb-NO"];',
    'const developers = new Error("there is no hall of that name.");',
    'const both = "Filen is broken og må rettes.";',
    'const short = "ok.";',
    "const html = `<p>Det er en side.</p>\n<p>Til.</p>`;",
  );
  expect(texts()).toEqual(["Filen is broken og må rettes."]);
});

test("imports, types, descriptions of forms and names of properties are no messages", () => {
  write(
    "src/a.ts",
    'import a from "Dette er en modul.";',
    'type Name = "Dette er en type.";',
    'const field = { label: "Dette er en etikett.", other: "Dette er en melding." };',
    'const named = { "Dette er et navn.": 1 };',
    'z.string().describe("Dette er en beskrivelse.");',
    'z.string("Dette er en annen melding.").describe("Dette er for GraphiQL.");',
    'namedObject("Dette er et objekt.", { name: check("Dette er en tredje melding.") });',
    'describe(() => { fail("Dette er en fjerde melding."); });',
  );
  expect(texts()).toEqual([
    "Dette er en melding.",
    "Dette er en annen melding.",
    "Dette er en tredje melding.",
    "Dette er en fjerde melding.",
  ]);
});

test("files are read in order below each folder, but tests, their support and other files", () => {
  const sentence = (name: string) => `fail("Feil i ${name} er funnet.");`;
  for (const file of ["b.ts", "a.tsx", "under/c.ts", "a.test.ts", "testing/d.ts", "test-content.ts", "messages/e.ts"])
    write(`src/${file}`, sentence(file));
  write("src/notat.md", "Dette er et notat.");
  write("annet/f.ts", sentence("f"));
  expect(found(["annet", "src"]).map(({ place }) => place)).toEqual([
    ...["annet/f.ts:1", "src/a.tsx:1", "src/b.ts:1", "src/under/c.ts:1"],
  ]);
});

test("a text says a sentence with any values in its gaps", () => {
  const sentence = { place: "", parts: ["Feltet «", "» er (for) langt."] };
  expect(says(sentence).test("Feltet «title» er (for) langt.")).toBe(true);
  expect(says(sentence).test("Feltet «a\nb» er (for) langt. Kort det ned.")).toBe(true);
  expect(says(sentence).test("Feltet «title» er for langt.")).toBe(false);
});
