import { createServer, type Server } from "node:http";
import { planSource } from "../plan/plan-source";
import { answerOf, cultureContent } from "../testing/culture-content";
import { management } from "./management";

let articles: readonly unknown[] = [];
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(request.method === "POST" ? { token: "t" } : articles));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const article = (id: string, more: object = {}) => ({
  id,
  title: `Om ${id}`,
  slug: id,
  content: "<p>Vafler.</p>",
  ...more,
});

const pull = (given: readonly unknown[]) => {
  articles = given;
  return management({ site: 118, service: { url, authUrl: url, clientId: "a", clientSecret: "b" } });
};

const DAMAGES: readonly (readonly [string, unknown, string])[] = [
  ["no title", article("b", { title: "" }), "b"],
  ["no text", article("b", { content: null }), "b"],
  ["a time in words", article("b", { createdAt: "i går" }), "b"],
  ["no id", article("b", { id: null }), ""],
  ["nothing", null, ""],
];

test.each(DAMAGES)("of an article with %s the source is told, and the others are taken", async (_, damaged, id) => {
  const { articles: taken, skipped } = await pull([article("a"), damaged, article("c")]);
  expect(taken?.map((one) => one.id)).toEqual(["a", "c"]);
  expect(skipped).toEqual([expect.objectContaining({ id, why: expect.stringMatching(/^er ikke som avtalt: /) })]);
});

test.each(DAMAGES)("an article that is known and has %s is not gone", async (_, damaged) => {
  const known = (id: string) => ({
    file: `articles/${id}.json`,
    value: { ...article(id), source: { name: "kalender", id, title: `Om ${id}`, slug: id, content: "<p>Vafler.</p>" } },
  });
  const present = { ...cultureContent([]), articles: [known("a"), known("b")] };
  const pulled = await pull([article("a"), damaged]);
  const { items } = planSource(present, answerOf([], pulled), {
    choice: null,
    at: "2026-12-01T12:00",
    today: "2026-12-01",
  });
  expect(items.filter(({ kind }) => kind === "gone")).toEqual([]);
});

test("articles none of which is as agreed are a fault of the source", async () => {
  await expect(pull([article("a", { id: null })])).rejects.toThrow(/site\/118\/article er ikke som avtalt/);
});
