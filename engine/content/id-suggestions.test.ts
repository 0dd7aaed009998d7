import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getLanguageService, type JSONDocument, TextDocument } from "vscode-json-languageservice";
import { contentSchemas, IDS_FILE } from "../../domain/kinds/json-schemas";
import { readContent } from "../reading/read-content";
import { SITE_FILES } from "../testing/test-site";
import { idSuggestions } from "./id-suggestions";

const LISTS = {
  priceLists: [{ id: "kino", name: "Kinobilletter", prices: [{ label: "Voksen", amount: 135 }] }],
  accessSets: [{ id: "rolig", name: "Rolig visning", accessibility: ["relaxed"] }],
  noteTexts: [{ id: "siste", text: "Siste visning." }],
};

let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-ids-"));
  for (const [file, data] of Object.entries(SITE_FILES)) write(file, JSON.stringify(data));
  write("sites/huset.json", JSON.stringify({ ...SITE_FILES["sites/huset.json"], ...LISTS }));
  write("images/filmer/nattoget.jpg", "");
  write("productions/brutt.json", "{ ikke JSON");
  for (const [file, schema] of contentSchemas()) write(`schemas/${file}`, schema);
  write(`schemas/${IDS_FILE}`, idSuggestions(await readContent(root)));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The service that VS Code has for JSON. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});

const opened = (file: string, text: string): readonly [TextDocument, JSONDocument] => {
  const document = TextDocument.create(pathToFileURL(join(root, file)).href, "json", 1, text);
  return [document, service.parseJSONDocument(document)];
};

/** What is suggested at "|" in the text. */
const suggestedIn = async (file: string, text: string) => {
  const [document, json] = opened(file, text.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(text.indexOf("|")), json);
  return (list?.items ?? []).map(({ label, documentation }) => [label, String(documentation)]);
};

const EVENTS = '"$schema": "../schemas/events.json"';

describe("what an editor such as VS Code suggests", () => {
  it.each([
    ["hall", "storsal", "Storsalen"],
    ["production", "quiz", "Julequiz"],
    ["priceList", "kino", "Kinobilletter"],
    ["accessSet", "rolig", "Rolig visning"],
    ["noteText", "siste", "Siste visning."],
  ])("is the ids that a showing may refer to, with their titles: %s", async (field, id, title) => {
    const text = `{ ${EVENTS}, "events": [{ "${field}": "|" }] }`;
    expect(await suggestedIn("events/ny.json", text)).toContainEqual([id, title]);
  });

  it("is the pictures of the folder", async () => {
    const text = '{ "$schema": "../schemas/article.json", "image": { "image": "|" } }';
    expect((await suggestedIn("articles/ny.json", text)).map(([label]) => label)).toContain("filmer/nattoget.jpg");
  });

  it("is the pages that a menu may lead to, and no page with a parameter", async () => {
    const text = '{ "$schema": "../schemas/menu.json", "items": [{ "path": "|" }] }';
    const labels = (await suggestedIn("menus/ny.json", text)).map(([label]) => label);
    expect(labels).toContain("/404");
    expect(labels).not.toContain("/:production");
  });

  it("is a Norwegian text for each value", async () => {
    const text = `{ ${EVENTS}, "events": [{ "status": "|" }] }`;
    expect(await suggestedIn("events/ny.json", text)).toContainEqual(['"soldOut"', "Utsolgt"]);
  });
});

describe("what an editor such as VS Code calls wrong", () => {
  const faultsIn = async (file: string, text: string) =>
    (await service.doValidation(...opened(file, text), { schemaRequest: "error" })).map(({ message }) => message);

  it("is not an id that is newer than the suggestions", async () => {
    const text = `{ ${EVENTS}, "events": [{ "id": "a", "production": "helt-ny", "start": "2026-12-01T18:00", "hall": "storsal", "status": "onSale" }] }`;
    expect(await faultsIn("events/ny.json", text)).toEqual([]);
  });

  it("is a date in another form, in Bokmål", async () => {
    const text = `{ ${EVENTS}, "events": [{ "id": "a", "production": "quiz", "start": "1.12.2026", "hall": "storsal", "status": "onSale" }] }`;
    expect(await faultsIn("events/ny.json", text)).toEqual([
      "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.",
    ]);
  });

  it.each(["sites/huset.json", "pages/forside.json", "productions/nattoget.json"])("is nothing in %s", async (file) => {
    const [, kind = ""] = /^(\w+?)s\//.exec(file) ?? [];
    const data = JSON.parse(readFileSync(join(root, file), "utf8"));
    expect(await faultsIn(file, JSON.stringify({ $schema: `../schemas/${kind}.json`, ...data }))).toEqual([]);
  });
});
