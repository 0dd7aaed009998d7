/** @jest-environment jsdom */
import { clearOutcomes, isOnline, recordOutcome } from "./outcomes";

const onLine = jest.spyOn(navigator, "onLine", "get");

const record = (...outcomes: readonly boolean[]) => {
  for (const outcome of outcomes) recordOutcome(outcome);
};

beforeEach(() => {
  clearOutcomes();
  onLine.mockReturnValue(true);
});

test("is online until five requests in a row have failed with network errors", () => {
  expect(isOnline()).toBe(true);
  record(false, false, false, false);
  expect(isOnline()).toBe(true);
  record(false);
  expect(isOnline()).toBe(false);
});

test("is online again after any response, and stores only the last five outcomes", () => {
  record(true, false, false, false, false);
  expect(isOnline()).toBe(true);
  record(false);
  expect(isOnline()).toBe(false);
  record(true);
  expect(isOnline()).toBe(true);
});

test("is offline when the browser reports it", () => {
  record(true, true, true, true, true);
  onLine.mockReturnValue(false);
  expect(isOnline()).toBe(false);
});

test("is reset when the network returns", () => {
  record(false, false, false, false, false);
  clearOutcomes();
  expect(isOnline()).toBe(true);
});
