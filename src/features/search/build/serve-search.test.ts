import type { Server } from "node:http";
import express from "express";
import { INDEX_ADDRESS, type SearchContent } from "../record";
import { searchRecord } from "../testing/search-record";
import type { SearchIndex } from "./make-index";
import { serveSearch } from "./serve-search";

const record = (title: string) => searchRecord({ title });

let content = [record("A")];
const makeIndex = jest.fn(
  ({ records: [first] }: SearchContent): SearchIndex => ({
    catalogue: first?.title ?? "",
    files: new Map([[`${first?.title}.txt`, new TextEncoder().encode(first?.title ?? "")]]),
  }),
);
const asked: number[] = [];
const contentNow = async (port: number): Promise<SearchContent> => {
  asked.push(port);
  if (content.length === 0) throw new Error("broken");
  return { records: content, synonyms: [] };
};

let server: Server;
let origin: string;
let port: number;

beforeAll(async () => {
  const app = express();
  app.use(serveSearch({ content: contentNow, makeIndex }));
  app.use((_request, response) => response.status(404).send("Gatsby"));
  await new Promise<void>((resolve) => {
    server = app.listen(0, "localhost", resolve);
  });
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  origin = `http://localhost:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const catalogue = async (): Promise<unknown> => (await fetch(`${origin}${INDEX_ADDRESS}`)).json();
const file = (name: string) => fetch(`${origin}/sok-indeks/${name}.txt`);

test("makes no index before the first request, and then serves it from memory", async () => {
  expect((await file("A")).status).toBe(404);
  expect(makeIndex).not.toHaveBeenCalled();
  expect(await catalogue()).toEqual({ catalogue: "A" });
  expect(await (await file("A")).text()).toBe("A");
  expect(asked).toEqual([port]);
});

test("makes it once for the same content, and again after an edit", async () => {
  const made = makeIndex.mock.calls.length;
  await catalogue();
  expect(makeIndex).toHaveBeenCalledTimes(made);
  content = [record("Siden")];
  expect(await catalogue()).toEqual({ catalogue: "Siden" });
  expect(await (await file("Siden")).text()).toBe("Siden");
  expect((await file("A")).status).toBe(404);
});

test("retries after a failure, and leaves other requests to Gatsby", async () => {
  const sound = content;
  content = [];
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect((await fetch(`${origin}${INDEX_ADDRESS}`)).status).toBe(500);
  content = sound;
  expect((await fetch(`${origin}${INDEX_ADDRESS}`)).status).toBe(200);
  makeIndex.mockImplementationOnce(() => {
    throw new Error("broken");
  });
  content = [record("Tredje")];
  expect((await fetch(`${origin}${INDEX_ADDRESS}`)).status).toBe(500);
  expect((await fetch(`${origin}${INDEX_ADDRESS}`)).status).toBe(200);
  expect(await (await fetch(`${origin}/filmer`)).text()).toBe("Gatsby");
});
