import { z } from "zod";
import { newBrowser } from "../testing/test-browser";
import { newFolder, startPlatform, type TestPlatform } from "../testing/test-platform";
import { movieInfo, review } from "./shapes";

const folder = newFolder();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ dataFolder: folder });
});

const get = (call: string) => newBrowser().get(platform.at(118, call));
const reviews = async (query: string) => z.array(review.strict()).parse((await get(`reviews?${query}`)).json);

test("describes a film by the number of any of its versions", async () => {
  const first = await get("movieInfo?ediNumber=20267");
  expect(movieInfo.strict().parse(first.json)).toMatchObject({
    Title: "Manebyen",
    MovieId: "118-20267",
    Edis: ["20267", "20268"],
    Poster: "/static/20267.jpg",
    link: "/manebyen-20267",
  });
  expect((await get("movieInfo?ediNumber=20268")).json).toEqual(first.json);
});

test("counts the reviews that it returns, and computes their mean", async () => {
  const all = await reviews("ediNumber=20261&take=100");
  const mean = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
  expect((await get("movieInfo?ediNumber=20261")).json).toMatchObject({
    Rating: Math.round(10 * mean) / 10,
    RatingCount: all.length,
  });
});

test("returns reviews in pages of twenty, newest first, each once", async () => {
  const all = await reviews("ediNumber=20261&take=100");
  expect(all.length).toBeGreaterThan(20);
  const first = await reviews("ediNumber=20261");
  const second = await reviews("ediNumber=20261&skip=20&take=20");
  expect(first).toHaveLength(20);
  expect([...first, ...second]).toEqual(all.slice(0, 40));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const times = all.map(({ addedAt }) => Date.parse(addedAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test("has none for a film before its premiere", async () => {
  expect(await reviews("ediNumber=20281")).toEqual([]);
  expect((await get("movieInfo?ediNumber=20281")).json).toMatchObject({ Rating: null, RatingCount: 0 });
});

test.each(["movieInfo?ediNumber=1", "reviews?ediNumber=1"])("responds with 404 for %s", async (call) => {
  const { status, json } = await get(call);
  expect(status).toBe(404);
  expect(json).toEqual({ statusCode: 404, message: "Filmplattformen kjenner ingen film med EDI-nummer 1." });
});

test.each([
  ["movieInfo", "ediNumber"],
  ["reviews?skip=0", "ediNumber"],
  ["reviews?ediNumber=20261&skip=-1", "skip"],
  ["reviews?ediNumber=20261&take=0", "take"],
  ["reviews?ediNumber=20261&take=mange", "take"],
])("names the fault in %s", async (call, field) => {
  const { status, json } = await get(call);
  expect(status).toBe(400);
  expect(json).toEqual({ statusCode: 400, message: expect.stringContaining(field) });
});
