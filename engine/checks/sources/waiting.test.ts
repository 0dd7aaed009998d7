import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkWaiting, isArticle, lackingIn, WAITING } from "./waiting";

const EVENT = {
  $schema: "../schemas/production.json",
  id: "visekveld",
  object: "culture",
  objectClass: "culture",
  typeText: "Konsert",
  title: "Visekveld",
  pageReference: "visekveld-1",
  contents: [{ summary: "En kveld.", body: "<p>En kveld.</p>" }],
  assets: [],
};
const ARTICLE = { $schema: "../schemas/article.json", id: "kafe", title: "Kafé" };

let root = "";
const put = (name: string, value: unknown) =>
  writeFileSync(join(root, WAITING, name), typeof value === "string" ? value : JSON.stringify(value));
const messages = async () => (await checkWaiting(root)).map(({ file, message }) => `${file}: ${message}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waiting-"));
  mkdirSync(join(root, WAITING));
});
afterEach(() => rmSync(root, { recursive: true }));

test("what is lacking is named by the labels of the form's own fields, each once", () => {
  expect(lackingIn({ ...EVENT, title: "", contents: [{ summary: "" }, { body: 5 }] })).toEqual(["Tittel", "Omtaler"]);
  const picture = { image: "a.jpg", alt: "", focalPoint: { x: "midt", y: 0.5 }, type: "plakat" };
  expect(lackingIn({ ...EVENT, assets: [picture] })).toEqual(["Bilder"]);
  expect(lackingIn(EVENT)).toEqual([]);
});

test("an article is known by its schema, and lacks what an article needs", () => {
  expect([isArticle(ARTICLE), isArticle(EVENT), isArticle(null)]).toEqual([true, false, false]);
  expect(lackingIn(ARTICLE)).toEqual(expect.arrayContaining(["Ingress", "Tekst"]));
});

test("each waiting file is a warning that says what it lacks, or that it can be taken in", async () => {
  put("visekveld.json", { ...EVENT, contents: [] });
  put("ferdig.json", { ...EVENT, title: "Ferdig" });
  put("notat.txt", "ikke innhold");
  const found = await checkWaiting(root);
  expect(found.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
  expect((await messages()).toSorted()).toEqual([
    `${WAITING}/ferdig.json: «Ferdig» er ferdig, men ligger fortsatt blant det som venter.`,
    `${WAITING}/visekveld.json: «Visekveld» er hentet og vises ikke ennå. Det mangler eller er feil: Omtaler.`,
  ]);
});

test("a file that is no JSON is an error, and one without a title has its file's name", async () => {
  put("halv.json", '{ "title": ');
  put("navnlos.json", `\uFEFF${JSON.stringify({ ...EVENT, title: undefined })}`);
  const found = (await checkWaiting(root)).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  expect(found.map(({ severity }) => severity)).toEqual(["error", "warning"]);
  expect(found[1]?.message).toContain("«navnlos.json»");
});
