/** @jest-environment jsdom */
import { storedValue } from "./stored-value";

const KEY = "tall";
const numbers = () =>
  storedValue<readonly number[]>(KEY, (value) => (Array.isArray(value) ? value.map((one) => Number(one)) : null));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("stores a value as JSON, and removes it", () => {
  const value = numbers();
  expect(value.read()).toBeNull();
  value.write([1, 2]);
  expect(localStorage.getItem(KEY)).toBe("[1,2]");
  expect(numbers().read()).toEqual([1, 2]);
  value.write(null);
  expect(value.read()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("returns the same object until it changes, also in another tab", () => {
  const value = numbers();
  value.write([1]);
  expect(value.read()).toBe(value.read());
  localStorage.setItem(KEY, "[2]");
  expect(value.read()).toEqual([2]);
});

test.each(["", "{", "null", "7", '{"a":1}'])("treats the invalid value %j as none", (text) => {
  localStorage.setItem(KEY, text);
  expect(numbers().read()).toBeNull();
});

test("treats a value as none when the guard throws", () => {
  localStorage.setItem(KEY, "[1]");
  const value = storedValue(KEY, () => {
    throw new Error("no");
  });
  expect(value.read()).toBeNull();
});

test("lasts as long as the page where storage is blocked", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const value = numbers();
  value.write([1]);
  expect(value.read()).toEqual([1]);
  value.write(null);
  expect(value.read()).toBeNull();
});

test("keeps the newest value when the storage is full of an older one", () => {
  const value = numbers();
  value.write([1]);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  value.write([1, 2]);
  expect(value.read()).toEqual([1, 2]);
});

test("notifies subscribers of changes here and in other tabs, until they unsubscribe", () => {
  const value = numbers();
  const changed = jest.fn();
  const stop = value.subscribe(changed);
  value.write([1]);
  expect(changed).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  window.dispatchEvent(new StorageEvent("storage", { key: "annet" }));
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  value.write([2]);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(changed).toHaveBeenCalledTimes(3);
});
