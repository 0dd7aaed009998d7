/** @jest-environment jsdom */
import { onRemembered, recall, remember } from "./visit-memory";

afterEach(() => {
  jest.restoreAllMocks();
  remember("barn", null);
});

test("remembers a text for the visit", () => {
  remember("barn", "6");
  expect(recall("barn")).toBe("6");
  expect(window.sessionStorage.getItem("barn")).toBe("6");
});

test("forgets it", () => {
  remember("barn", "6");
  remember("barn", null);
  expect(recall("barn")).toBeNull();
  expect(window.sessionStorage.getItem("barn")).toBeNull();
});

test("keeps nothing for the next visit", () => {
  remember("barn", "6");
  expect(window.localStorage.length).toBe(0);
});

test("tells those who listen, until they stop", () => {
  const listener = jest.fn();
  const stop = onRemembered(listener);
  remember("barn", "6");
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  remember("barn", "7");
  expect(listener).toHaveBeenCalledTimes(1);
});

test("remembers as long as the page when storage is refused", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  remember("barn", "6");
  expect(recall("barn")).toBe("6");
});

test("remembers as long as the page when storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("barn", "6");
  expect(recall("barn")).toBe("6");
});
