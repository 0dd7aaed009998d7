import { z } from "zod";
import { newApp, Refusal } from "./app";

const body = z.object({ name: z.string().min(2), seat: z.object({ row: z.int() }) });

const app = newApp();
app.post("/takk", { schema: { body, response: { 200: z.object({ said: z.string() }) } } }, async (request) => ({
  said: request.body.name,
  secret: "ikke med",
}));
app.post("/tom", async () => "");
app.get("/galt", { schema: { response: { 200: z.object({ said: z.string() }) } } }, async () =>
  Object.assign(Object.create(null), { said: 3 }),
);
app.get("/nei", async () => {
  throw new Refusal(503, "Ikke akkurat nå.");
});
afterAll(() => app.close());

const post = async (payload: string, type = "application/json") => {
  const { statusCode, body: text } = await app.inject({
    method: "POST",
    url: "/takk",
    payload,
    headers: { "content-type": type },
  });
  return { statusCode, answer: JSON.parse(text) };
};
const valid = { name: "Kari", seat: { row: 3 } };

test("answers with what its route declares, and is not kept", async () => {
  const { body: text, headers } = await app.inject({ method: "POST", url: "/takk", payload: valid });
  expect(JSON.parse(text)).toEqual({ said: "Kari" });
  expect(headers["cache-control"]).toBe("no-store");
});

test("names each fault of a body, in Bokmål", async () => {
  const { statusCode, answer } = await post(JSON.stringify({ name: "K", seat: { row: 1.5 } }));
  expect(statusCode).toBe(400);
  expect(answer.message).toMatch(/^name: .*; seat\.row: /);
  expect((await post('"Kari"')).answer.message).not.toMatch(/^:/);
});

test.each([
  ["no JSON", "{", "application/json", 400, "Forespørselen kan ikke leses som JSON."],
  ["plain text", "hei", "text/plain", 415, "Forespørselen må være JSON (Content-Type: application/json)."],
  ["a prototype", '{"__proto__":{"a":1}}', "application/json", 400, "Forespørselen kan ikke leses som JSON."],
  ["17 KB", `"${"x".repeat(16_383)}"`, "application/json", 413, "Forespørselen er for stor."],
])("refuses %s with a reason in Bokmål", async (_what, payload, type, statusCode, message) => {
  expect(await post(payload, type)).toEqual({ statusCode, answer: { statusCode, message } });
});

test("reads 16 KB, and an empty body", async () => {
  const name = "x".repeat(16_384 - JSON.stringify({ ...valid, name: "" }).length);
  expect((await post(JSON.stringify({ ...valid, name }))).statusCode).toBe(200);
  const headers = { "content-type": "application/json" };
  expect((await app.inject({ method: "POST", url: "/tom", payload: "", headers })).statusCode).toBe(200);
});

test("sends nothing of a fault of its own, and logs it", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const { statusCode, body: text } = await app.inject("/galt");
  expect([statusCode, JSON.parse(text)]).toEqual([
    500,
    { statusCode: 500, message: "Noe gikk galt på filmplattformen." },
  ]);
  expect(log).toHaveBeenCalledTimes(1);
  expect((await app.inject("/nei")).json()).toEqual({ statusCode: 503, message: "Ikke akkurat nå." });
  await post("{");
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test("answers in JSON where there is nothing", async () => {
  const { statusCode, body: text } = await app.inject("/borte");
  expect([statusCode, JSON.parse(text).message]).toEqual([404, "Filmplattformen har ingen slik adresse."]);
});
