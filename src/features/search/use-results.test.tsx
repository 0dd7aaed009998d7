/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { search } from "./open-search";
import type { Answer } from "./search-engine";
import { useResults } from "./use-results";

jest.mock("./open-search", () => ({ preload: jest.fn(async () => undefined), search: jest.fn() }));

const answer: Answer = { count: 0, corrected: null, someWords: false, show: async () => [] };
const ends = new Map<string, (found: Answer) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(search).mockImplementation((query) => new Promise((resolve) => ends.set(query, resolve)));
});
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTimeAsync(100));
const arrive = (query: string) => act(async () => ends.get(query)?.(answer));

test("a late response does not replace that of a newer query", async () => {
  const { result, rerender } = renderHook(({ words }) => useResults(words), { initialProps: { words: "kino" } });
  await pause();
  rerender({ words: "kinosal" });
  await pause();
  await arrive("kinosal");
  expect(result.current.done?.query).toBe("kinosal");
  await arrive("kino");
  expect(result.current.done?.query).toBe("kinosal");
});

test("one letter starts no search, and a failed search can be retried", async () => {
  const { result, rerender } = renderHook(({ words }) => useResults(words), { initialProps: { words: "k" } });
  await pause();
  expect(ends.has("k")).toBe(false);
  jest.mocked(search).mockRejectedValueOnce(new Error("no index"));
  rerender({ words: "kultur" });
  await pause();
  expect(result.current.failed).toBe(true);
  act(() => result.current.retry());
  await pause();
  await arrive("kultur");
  expect([result.current.failed, result.current.done?.query]).toEqual([false, "kultur"]);
});

test("what follows the results is shown when they have come", async () => {
  document.head.dataset.narrowing = "";
  renderHook(() => useResults("kultur"));
  await pause();
  expect(document.head.dataset).toHaveProperty("narrowing");
  await arrive("kultur");
  await pause();
  expect(document.head.dataset).not.toHaveProperty("narrowing");
});

test("what follows the results is shown when one letter starts no search", async () => {
  document.head.dataset.narrowing = "";
  renderHook(() => useResults("k"));
  await pause();
  expect(document.head.dataset).not.toHaveProperty("narrowing");
});
