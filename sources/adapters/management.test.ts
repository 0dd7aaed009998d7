import { createServer, type Server } from "node:http";
import { SourceFault } from "../records";
import { management } from "./management";

let server: Server;
let url = "";
/** What the service answers a request for articles. */
let articles: unknown = [];
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const isToken = request.method === "POST";
    if (!isToken) asked.push(request.url);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(isToken ? { token: "t" } : articles));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => asked.splice(0));

const pull = (answer: unknown) => {
  articles = answer;
  return management({
    name: "artikler",
    site: 118,
    service: { url, authUrl: url, clientId: "hus", clientSecret: "hemmelig" },
  });
};

const ARTICLE = { id: 7, title: "Ny scene", slug: "ny-scene", content: "<p>Scenen er ny.</p>" };
const WRITTEN = Date.UTC(2026, 10, 30, 9);
const EDITED = Date.UTC(2026, 11, 1, 9);

test("each fact of an article comes from its own field, on the venue's clock", async () => {
  const { showings, skipped, isPartial, ...pulled } = await pull([
    {
      ...ARTICLE,
      summary: "Endelig.",
      category: "culture",
      author: "Redaksjonen",
      node_locale: "nb",
      createdAt: WRITTEN,
      updatedAt: EDITED,
      order: 3,
    },
  ]);
  expect(pulled.articles).toEqual([
    {
      ...ARTICLE,
      id: "7",
      summary: "Endelig.",
      facts: {
        category: "culture",
        author: "Redaksjonen",
        createdAt: "2026-11-30T10:00",
        updatedAt: "2026-12-01T10:00",
        order: 3,
      },
    },
  ]);
  expect({ showings, skipped, isPartial }).toEqual({ showings: [], skipped: [], isPartial: false });
  expect(asked).toEqual([expect.stringMatching(/\/118\b.*stable=1/)]);
});

test("what the service does not say is unknown", async () => {
  const { articles: found } = await pull([{ ...ARTICLE, order: 0 }]);
  const article = found?.[0];
  expect(article).toMatchObject({ summary: null, facts: { order: 0 } });
  expect(Object.values({ ...article?.facts, order: undefined }).filter((fact) => fact !== undefined)).toEqual([]);
});

test("an article that has only one of its times has it as both", async () => {
  const { articles: found } = await pull([
    { ...ARTICLE, createdAt: WRITTEN },
    { ...ARTICLE, id: "b", updatedAt: EDITED },
  ]);
  expect(found?.map(({ facts }) => [facts.createdAt, facts.updatedAt])).toEqual([
    ["2026-11-30T10:00", "2026-11-30T10:00"],
    ["2026-12-01T10:00", "2026-12-01T10:00"],
  ]);
});

test("articles in other languages are left out, those without a language are in Bokmål", async () => {
  const { articles: found } = await pull(
    ["nb", "nn", "", null].map((locale, at) => ({ ...ARTICLE, id: `a${at}`, node_locale: locale })),
  );
  expect(found?.map(({ id }) => id)).toEqual(["a0", "a2", "a3"]);
});

test.each([
  ["no id", { ...ARTICLE, id: "" }, '«[0].id», som er ""'],
  ["no title", { ...ARTICLE, title: "" }, '«[0].title», som er ""'],
  ["no address", { ...ARTICLE, slug: "" }, '«[0].slug», som er ""'],
  ["no text", { ...ARTICLE, content: null }, "«[0].content», som er null"],
])("an answer with an article that has %s is refused with its field", async (_what, article, place) => {
  const refusal = pull([article]);
  await expect(refusal).rejects.toThrow(SourceFault);
  await expect(refusal).rejects.toThrow(
    `artikler: svaret på site/118/article er ikke som avtalt. Feilen er i ${place}`,
  );
});

test("an answer that is no list is refused as a whole, with only the beginning of it", async () => {
  const text = "x".repeat(80);
  await expect(pull({ text })).rejects.toThrow(`Feilen er i svaret, som er {"text":"${"x".repeat(51)}…:`);
});
