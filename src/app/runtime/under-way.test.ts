/** @jest-environment jsdom */
import type { LoadedPage } from "./gatsby-globals";
import { setNavigationState, stayStill } from "./navigation-state";
import { endWay, isUnderWay, notingTheWay, watchLeaving } from "./under-way";

beforeAll(() => {
  jest.useFakeTimers();
  watchLeaving();
});
afterAll(() => jest.useRealTimers());
afterEach(() => {
  endWay();
  window.dispatchEvent(new Event("pageshow"));
});

const coming = () => {
  let resolve = (_page: LoadedPage | undefined): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise<LoadedPage | undefined>((...ends) => {
    [resolve, reject] = ends;
  });
  return { load: notingTheWay(() => promise), resolve, reject };
};

test("a reader is under way until the page that was chosen is arrived at, and not only there", async () => {
  const { load, resolve } = coming();
  expect(isUnderWay()).toBe(false);
  const page = load("/filmer");
  expect(isUnderWay()).toBe(true);
  resolve({ status: "success" });
  expect(await page).toEqual({ status: "success" });
  expect(isUnderWay()).toBe(true);
  endWay();
  expect(isUnderWay()).toBe(false);
});

test.each([
  ["is not there", (way: ReturnType<typeof coming>) => way.resolve(undefined)],
  ["is an error", (way: ReturnType<typeof coming>) => way.resolve({ status: "error" })],
  ["could not be loaded", (way: ReturnType<typeof coming>) => way.reject(new Error("no chunk"))],
])("nobody is on the way to a page that %s", async (_what, fail) => {
  const way = coming();
  const page = way.load("/filmer").catch(() => undefined);
  fail(way);
  await page;
  expect(isUnderWay()).toBe(false);
});

test("a reader who is told that the page cannot be had may still try again", () => {
  setNavigationState({ kind: "held", path: "/filmer", tried: "once" });
  expect(isUnderWay()).toBe(true);
  stayStill();
  expect(isUnderWay()).toBe(false);
});

test("the browser's own navigations count, until they have been given up or the reader is back", () => {
  window.dispatchEvent(new Event("beforeunload"));
  expect(isUnderWay()).toBe(true);
  window.dispatchEvent(new Event("pageshow"));
  expect(isUnderWay()).toBe(false);
  window.dispatchEvent(new Event("beforeunload"));
  jest.advanceTimersByTime(29_000);
  expect(isUnderWay()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isUnderWay()).toBe(false);
});
