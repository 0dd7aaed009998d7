import { answeredAt, code, data, deleteOldCaches, pages, pictures, readAnywhere } from "./bounded-caches";
import { useFakeCaches } from "./testing/fake-caches";

let fake: ReturnType<typeof useFakeCaches>;

beforeEach(() => {
  fake = useFakeCaches();
});
afterEach(() => fake.restore());

const page = (text: string) => new Response(text);

test("returns a cached response until it is deleted", async () => {
  await pages.keep("/om-oss", page("Om oss"));
  expect(await (await pages.read("/om-oss"))?.text()).toBe("Om oss");
  expect(await (await readAnywhere("/om-oss"))?.text()).toBe("Om oss");
  await pages.drop("/om-oss");
  expect(await pages.read("/om-oss")).toBeNull();
});

test("is bounded: the oldest entry is deleted, and a renewed one is not the oldest", async () => {
  for (let number = 0; number < 40; number += 1) await pages.keep(`/side-${number}`, page(""));
  await pages.keep("/side-0", page(""));
  await pages.keep("/en-til", page(""));
  const paths = await pages.paths();
  expect(paths).toHaveLength(40);
  expect(paths[0]).toBe("/side-2");
  expect(paths.slice(-2)).toEqual(["/side-0", "/en-til"]);
});

test.each([
  ["pages", pages, 40],
  ["data", data, 120],
  ["code", code, 120],
  ["pictures", pictures, 150],
] as const)("has at most so many %s", async (_kind, cache, most) => {
  for (let number = 0; number <= most; number += 1) await cache.keep(`/fil-${number}`, page(""));
  expect((await cache.paths()).length).toBe(most);
});

test("full storage deletes the pictures only", async () => {
  await pages.keep("/om-oss", page("Om oss"));
  await pictures.keep("/static/a.webp", page("a"));
  fake.state.isFull = true;
  await pages.keep("/kinoprogram", page("Kinoprogram"));
  expect(await pages.paths()).toEqual(["/om-oss"]);
  expect(await pictures.paths()).toEqual([]);
});

test("a page that did not fit is kept once the pictures have gone", async () => {
  await pictures.keep("/static/a.webp", page("a"));
  fake.state.isFull = true;
  const remove = caches.delete.bind(caches);
  jest.spyOn(caches, "delete").mockImplementation((name) => {
    fake.state.isFull = false;
    return remove(name);
  });
  await pages.keep("/kinoprogram", page("Kinoprogram"));
  expect(await (await pages.read("/kinoprogram"))?.text()).toBe("Kinoprogram");
});

test("broken storage is empty, without an error", async () => {
  await pages.keep("/om-oss", page("Om oss"));
  fake.state.isBroken = true;
  await pages.keep("/om-oss", page("Om oss"));
  await pages.drop("/om-oss");
  expect(await pages.read("/om-oss")).toBeNull();
  expect(await readAnywhere("/om-oss")).toBeNull();
  expect(await pages.paths()).toEqual([]);
});

test("deletes caches of older workers, and no others", async () => {
  await pages.keep("/om-oss", page(""));
  await caches.open("kulturhus-sider-0");
  await caches.open("gatsby-plugin-offline-precache-v2");
  await deleteOldCaches();
  expect(await fake.names()).toEqual(["kulturhus-sider-1", "gatsby-plugin-offline-precache-v2"]);
});

test("returns the response's date, if there is one", () => {
  expect(answeredAt(new Response("", { headers: { date: "Sat, 21 Nov 2026 13:05:00 GMT" } }))).toBe(
    Date.UTC(2026, 10, 21, 13, 5),
  );
  expect(answeredAt(new Response(""))).toBeNull();
});

test("any cache is read whatever the query and the headers of the request", async () => {
  const match = jest.spyOn(caches, "match");
  await readAnywhere("/app.js");
  expect(match).toHaveBeenCalledWith("/app.js", { ignoreVary: true, ignoreSearch: true });
});
