/** @jest-environment jsdom */
import { setNavigationState, stayStill } from "./navigation-state";
import { beginWay, endWay, isUnderWay, leave, watchLeaving } from "./under-way";

const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeAll(() => {
  jest.useFakeTimers();
  watchLeaving();
});
afterAll(() => jest.useRealTimers());
afterEach(() => {
  endWay();
  showPage(true);
});

test("a reader is under way from the choice of a page until its end", () => {
  expect(isUnderWay()).toBe(false);
  beginWay();
  expect(isUnderWay()).toBe(true);
  endWay();
  expect(isUnderWay()).toBe(false);
});

test("a reader who is told that the page cannot be had may still try again", () => {
  setNavigationState({ kind: "held", path: "/filmer", tried: "once" });
  expect(isUnderWay()).toBe(true);
  stayStill();
  expect(isUnderWay()).toBe(false);
});

test.each([
  ["an address that was typed", () => window.dispatchEvent(new Event("beforeunload"))],
  ["a link that is left to it", leave],
])("the browser's own navigation counts: %s", (_what, begin) => {
  begin();
  expect(isUnderWay()).toBe(true);
});

test("until the reader is back, but not because this page was shown for the first time meanwhile", () => {
  leave();
  showPage(false);
  expect(isUnderWay()).toBe(true);
  showPage(true);
  expect(isUnderWay()).toBe(false);
});

test("or until it must have been given up", () => {
  leave();
  jest.advanceTimersByTime(29_000);
  expect(isUnderWay()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isUnderWay()).toBe(false);
});
