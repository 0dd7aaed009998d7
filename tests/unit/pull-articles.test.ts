import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toEpoch } from "../../domain/time/oslo";
import { sourcesOf } from "../../sources/settings";
import { pullTest } from "./pull-harness";

/** The management service and its token service. */

const articleIn = (id: string) => {
  const { title, slug, summary, content, category, author, createdAt, updatedAt, order } = JSON.parse(
    readFileSync(`content/articles/${id}.json`, "utf8"),
  );
  return {
    id: `artikkel-${id}`,
    title,
    slug,
    summary,
    // The services give what the build has cleaned, which is not what the file says.
    content: [content].flat().join(""),
    category,
    author,
    node_locale: "nb",
    createdAt: toEpoch(createdAt),
    updatedAt: toEpoch(updatedAt),
    order,
  };
};

const house = { productions: [], showings: [], articles: [articleIn("ledsagerbevis"), articleIn("aldersgrenser")] };

const sourcesWith = (clientSecret: string) => (url: string, root: string) =>
  sourcesOf({
    file: join(root, "sources.json"),
    site: 118,
    env: {
      MANAGEMENT_URL: `${url}/management`,
      MANAGEMENT_AUTH_URL: `${url}/management-auth`,
      MANAGEMENT_CLIENT_ID: "kulturhus",
      MANAGEMENT_CLIENT_SECRET: clientSecret,
    },
  });

const sources = sourcesWith("styring-118");
const { content, plan, pull, file, put, failureOf } = pullTest({ house, sources });
const ID = "artikkel-ledsagerbevis";
const PATH = "articles/ledsagerbevis.json";
const ledsagerbevis = () => file(PATH);

const edit = (text: string, by: string): void => {
  const path = join(content(), PATH);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, by));
};

test("articles that editors have written stay as they are, and the second pull changes nothing", async () => {
  const before = ledsagerbevis();
  expect((await pull()).sort()).toEqual(["adopted Aldersgrenser på kino", "adopted Ledsagerbevis på kino og konsert"]);
  const { source, ...after } = ledsagerbevis();
  expect(after).toEqual(before);
  expect(source).toEqual({
    name: "artikler",
    id: ID,
    said: { summary: expect.any(String), content: expect.any(String) },
  });
  expect((await plan()).texts.size).toBe(0);
});

test("a text that only the source has changed is taken; title and address are the editors'", async () => {
  await pull();
  await put("changes", { article: ID, summary: "Ny ingress.", title: "Ny tittel", slug: "ny-adresse" });
  expect(await pull()).toEqual(["changed Ledsagerbevis på kino og konsert"]);
  expect(ledsagerbevis()).toMatchObject({
    title: "Ledsagerbevis på kino og konsert",
    slug: "ledsagerbevis",
    summary: "Ny ingress.",
    updatedAt: "2026-11-02T09:00",
  });
  expect((await plan()).items).toEqual([]);
});

test("what both have changed is a conflict until it is settled", async () => {
  await pull();
  edit("Har du ledsagerbevis, kommer", "Med ledsagerbevis kommer");
  expect((await plan()).items).toEqual([]);
  await put("changes", { article: ID, summary: "Kildens ingress." });
  expect(await pull()).toEqual(["conflict Ledsagerbevis på kino og konsert"]);
  const { items } = await plan();
  expect(items[0]?.details).toEqual([
    expect.stringMatching(/^Ingress: her «Med ledsagerbevis kommer.*…», hos kilden «Kildens ingress.»$/),
  ]);
  expect(ledsagerbevis().summary).toMatch(/^Med ledsagerbevis/);
  expect((await plan("theirs")).texts.get(PATH)).toContain("Kildens ingress.");
  await pull("ours");
  expect(ledsagerbevis().summary).toMatch(/^Med ledsagerbevis/);
  expect((await plan()).items).toEqual([]);
});

test("a new article waits until an editor has given it a picture", async () => {
  await put("changes", { article: "Nytt i kafeen", slug: "nytt-i-kafeen", content: "<p>Vafler.</p>" });
  expect(await pull()).toContain("waiting Nytt i kafeen");
  const waiting = file("waiting/nytt-i-kafeen.json");
  expect(waiting).toMatchObject({ slug: "nytt-i-kafeen", content: "<p>Vafler.</p>", createdAt: "2026-11-02T09:00" });
  const { items, problems } = await plan();
  expect(items.find(({ kind }) => kind === "waiting")?.details[0]).toMatch(/^Mangler: Bilde på toppen\. Skriv det i/);
  expect(problems.some(({ file: at, message }) => at.startsWith("waiting/") && message.includes("Bilde"))).toBe(true);
  const { image } = ledsagerbevis();
  writeFileSync(join(content(), "waiting/nytt-i-kafeen.json"), JSON.stringify({ ...waiting, image }));
  expect(await pull()).toContain("production Nytt i kafeen");
  expect(file("articles/nytt-i-kafeen.json")).toMatchObject({ title: "Nytt i kafeen", image });
  expect(readdirSync(join(content(), "waiting"))).toEqual([]);
});

test("reports what is gone, and two articles with one address", async () => {
  await pull();
  await put("changes", { article: ID, gone: true });
  await put("changes", { article: "En", slug: "samme" });
  await put("changes", { article: "To", slug: "samme" });
  const { items, texts } = await plan();
  expect(items.map(({ kind, what }) => `${kind} ${what}`).sort()).toEqual([
    "gone Ledsagerbevis på kino og konsert",
    "skipped En: kilden har flere artikler med adressen «samme»",
    "skipped To: kilden har flere artikler med adressen «samme»",
  ]);
  expect(texts.size).toBe(0);
});

test("a service that suddenly has nothing changes nothing", async () => {
  await pull();
  for (const { id } of house.articles) await put("changes", { article: id, gone: true });
  expect(await failureOf()).toMatch(/Kilden svarte uten en eneste artikkel, og 2 artikler er hentet derfra før/);
});

test.each([
  ["a wrong secret", { secret: "kanarifugl" }, /Kilden sa nei \(401\)/],
  ["a token that stays refused", { fault: { call: "article", kind: "401" } }, /Kilden sa nei \(401\)/],
  ["cut JSON", { fault: { call: "article", kind: "brokenJson" } }, /site\/118\/article er ikke som avtalt/],
  ["other types", { fault: { call: "article", kind: "wrongTypes" } }, /ikke som avtalt. Feilen er i «\[0\]\.id/],
  ["a token that is none", { fault: { call: "token", kind: "wrongTypes" } }, /Kilden svarte ikke som avtalt/],
])(
  "stops with a clear message, and without secrets, after %s",
  async (_what, { secret, fault }: { secret?: string; fault?: object }, words) => {
    if (fault) await put("faults", fault);
    const failure = await failureOf(secret === undefined ? sources : sourcesWith(secret));
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/kanarifugl|styring-118/);
  },
);
