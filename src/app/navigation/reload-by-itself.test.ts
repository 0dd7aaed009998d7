/** @jest-environment jsdom */
import { isOfAnotherBuild, mayReloadByItself, noteReload, reloadStale } from "./reload-by-itself";

const arriveBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ entryType: "navigation", type }] });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T12:00Z"), doNotFake: ["performance"] });
  sessionStorage.clear();
  arriveBy("navigate");
});
afterEach(() => jest.useRealTimers());

test("an outdated document is reloaded once, and not again for some time", () => {
  const reload = jest.fn();
  expect([reloadStale(reload), reloadStale(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(61_000);
  expect(reloadStale(reload)).toBe(true);
});

test("nor after a reload for a new worker", () => {
  expect(mayReloadByItself()).toBe(true);
  noteReload();
  expect([mayReloadByItself(), reloadStale(jest.fn())]).toEqual([false, false]);
});

test("a reloaded document is not reloaded again, without storage either", () => {
  arriveBy("reload");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(reloadStale(jest.fn())).toBe(false);
});

test.each([
  ["a1", "a1", false],
  ["a1", "b2", true],
  [undefined, "b2", false],
  ["a1", undefined, false],
  ["", "b2", false],
])("data of build %p in a document of build %p belongs to another build: %p", (data, page, expected) => {
  globalThis.___webpackCompilationHash = page;
  expect(isOfAnotherBuild(data)).toBe(expected);
});
