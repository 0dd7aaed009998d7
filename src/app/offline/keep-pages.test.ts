/** @jest-environment jsdom */
import { keepEverywhere, keepVisited } from "./keep-pages";

const postMessage = jest.fn();
const worker = Object.assign(new EventTarget(), {
  postMessage,
  onstatechange: null,
  onerror: null,
  scriptURL: "",
  state: "activated" as const,
});

beforeEach(() => postMessage.mockReset());
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test("pages for every visitor are requested, to be refreshed after four hours", () => {
  keepEverywhere(worker, ["/", "/kinoprogram"]);
  const unlessYoungerMs = 4 * 3_600_000;
  expect(postMessage.mock.calls).toEqual([
    [{ keepPages: ["/", "/kinoprogram"].map((path) => ({ path, unlessYoungerMs })), keepFiles: [] }],
  ]);
});

test.each([
  [true, 0],
  [false, 1],
])("with Save-Data %s they are requested %i times", (saveData, times) => {
  Reflect.set(navigator, "connection", { saveData });
  keepEverywhere(worker, ["/"]);
  expect(postMessage).toHaveBeenCalledTimes(times);
});

test("a visited page is requested with its own files, unless its copy is less than a minute old", () => {
  const names = ["http://localhost/app.js", "https://billett.example.no/a.js", "http://localhost/kino.webp?b=1"];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  keepVisited(worker, "/kino");
  expect(postMessage.mock.calls).toEqual([
    [{ keepPages: [{ path: "/kino", unlessYoungerMs: 60_000 }], keepFiles: ["/app.js", "/kino.webp"] }],
  ]);
});

test("without a worker nothing is requested", () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(() => keepVisited(null, "/kino")).not.toThrow();
  expect(() => keepEverywhere(null, ["/"])).not.toThrow();
});
