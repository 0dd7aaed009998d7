import express from "express";
import { forMachines } from "../../src/features/programme/build/machine-files";
import { queryGraphiql } from "../outputs/query-graphiql";
import { onCreateDevServer } from "./on-create-dev-server";

jest.mock("../../src/features/programme/build/machine-files", () => ({ forMachines: jest.fn() }));
jest.mock("../outputs/query-graphiql", () => ({ queryGraphiql: jest.fn() }));
jest.mock("../outputs/search-index", () => ({
  searchInDevelop: () => (_request: unknown, _response: unknown, next: () => void) => next(),
}));
jest.mock("../outputs/machine/write-machine-files", () => ({ removeMachineFiles: jest.fn() }));

let server: ReturnType<ReturnType<typeof express>["listen"]>;
let url = "";

beforeAll(async () => {
  const app = express();
  await onCreateDevServer?.(Object.assign(Object.create(null), { app }), { plugins: [] }, () => undefined);
  app.use((error: Error, _request: unknown, response: express.Response, _next: unknown) => {
    response.status(500).send(error.message);
  });
  await new Promise<void>((done) => {
    server = app.listen(0, "localhost", done);
  });
  const address = server.address();
  url = typeof address === "object" && address !== null ? `http://localhost:${address.port}` : "";
});
afterAll(() => server.close());

const get = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(5000) });

test("serves calendars as the content is now, with their type", async () => {
  jest.mocked(queryGraphiql).mockResolvedValue({});
  jest.mocked(forMachines).mockReturnValue({
    files: [{ path: "/kalender/kino.ics", text: "BEGIN:VCALENDAR" }],
    published: { showings: {}, dates: {} },
    factsOf: () => null,
  });
  const answer = await get("/kalender/kino.ics");
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  expect(await answer.text()).toBe("BEGIN:VCALENDAR");
  expect((await get("/kalender/finnes-ikke.ics")).status).toBe(404);
});

test("responds with the error when the content cannot be read", async () => {
  jest.mocked(queryGraphiql).mockRejectedValue(new Error("The content could not be read"));
  const answer = await get("/kalender/kino.ics");
  expect([answer.status, await answer.text()]).toEqual([500, "The content could not be read"]);
});
