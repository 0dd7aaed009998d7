/** @jest-environment jsdom */

import {
  isNavigating,
  leavingStarted,
  navigationEnded,
  navigationStarted,
  watchLeaving,
} from "./navigation-in-progress";
import { clearNavigationStatus, setNavigationState } from "./navigation-state";

const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeAll(() => {
  jest.useFakeTimers();
  watchLeaving();
});
afterAll(() => jest.useRealTimers());
afterEach(() => {
  navigationEnded();
  showPage(true);
});

test("a navigation is in progress from its start to its end", () => {
  expect(isNavigating()).toBe(false);
  navigationStarted();
  expect(isNavigating()).toBe(true);
  navigationEnded();
  expect(isNavigating()).toBe(false);
});

test("it is in progress while a failed page can be retried", () => {
  setNavigationState({ kind: "held", path: "/filmer", tried: "once" });
  expect(isNavigating()).toBe(true);
  clearNavigationStatus();
  expect(isNavigating()).toBe(false);
});

test.each([
  ["an address that was typed", () => window.dispatchEvent(new Event("beforeunload"))],
  ["a link that is left to it", leavingStarted],
])("the browser's own navigation counts: %s", (_what, begin) => {
  begin();
  expect(isNavigating()).toBe(true);
});

test("until the visitor is back, but not because this page was first shown meanwhile", () => {
  leavingStarted();
  showPage(false);
  expect(isNavigating()).toBe(true);
  showPage(true);
  expect(isNavigating()).toBe(false);
});

test("or until it must have been cancelled", () => {
  leavingStarted();
  jest.advanceTimersByTime(29_000);
  expect(isNavigating()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isNavigating()).toBe(false);
});
