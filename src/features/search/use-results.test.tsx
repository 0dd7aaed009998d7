/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { Found } from "./found";
import { preload, search } from "./open-search";
import type { Answer } from "./search-engine";
import { useResults } from "./use-results";

jest.mock("./open-search", () => ({ preload: jest.fn(async () => undefined), search: jest.fn() }));

const answer: Answer = { count: 0, kinds: [], corrected: null, someWords: false, show: async () => [] };
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

const page = (url: string): Found => ({
  url,
  kind: "page",
  title: [],
  lead: [],
  names: [],
  showings: [],
  isThen: false,
  picture: null,
  updated: null,
  premiere: null,
});

/** The results of a query with this many pages. */
const searched = async (count: number) => {
  const all = Array.from({ length: count }, (_, at) => page(`/${at}`));
  const show = jest.fn(async (from: number, to: number) => all.slice(from, to));
  const hook = renderHook(({ words }) => useResults(words), { initialProps: { words: "kino" } });
  await pause();
  await act(async () => ends.get("kino")?.({ ...answer, count, kinds: [{ kind: "page", count }], show }));
  const more = async () => act(async () => hook.result.current.showMore("page"));
  return { ...hook, show, more, urls: () => hook.result.current.done?.found.map(({ url }) => url) };
};

test("five results are fetched at first, then the next twenty after them", async () => {
  const { show, more, urls } = await searched(7);
  expect(urls()).toEqual(["/0", "/1", "/2", "/3", "/4"]);
  await more();
  expect(show.mock.calls).toEqual([
    [0, 5, "page"],
    [5, 25, "page"],
  ]);
  expect(urls()?.slice(5)).toEqual(["/5", "/6"]);
});

test("three of each kind after the first are fetched, then more of the one that is asked for", async () => {
  const all = { page: [5, 6], film: [0, 1, 2, 3, 4] };
  const kinds = [
    { kind: "page", count: 2 },
    { kind: "film", count: 5 },
  ] as const;
  const show: Answer["show"] = async (from, to, kind) =>
    all[kind === "film" ? "film" : "page"].slice(from, to).map((at) => ({ ...page(`/${at}`), kind: kind ?? "page" }));
  const { result } = renderHook(() => useResults("kino"));
  await pause();
  await act(async () => ends.get("kino")?.({ ...answer, count: 7, kinds, show }));
  const urls = () => result.current.done?.found.map(({ url }) => url);
  expect(urls()).toEqual(["/5", "/6", "/0", "/1", "/2"]);
  await act(async () => result.current.showMore("film"));
  expect(urls()).toEqual(["/5", "/6", "/0", "/1", "/2", "/3", "/4"]);
});

test("results stay when further ones cannot be fetched, and those of an outdated query are dropped", async () => {
  const logged = jest.spyOn(console, "error").mockReturnValue();
  const { show, more, result, rerender, urls } = await searched(20);
  show.mockRejectedValueOnce(new Error("offline"));
  await more();
  expect([result.current.failed, result.current.hasMoreFailed]).toEqual([false, true]);
  expect(urls()).toHaveLength(5);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  let come: (found: Found[]) => void = () => undefined;
  show.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
  await more();
  expect(result.current.hasMoreFailed).toBe(false);
  rerender({ words: "kultur" });
  await pause();
  await arrive("kultur");
  await act(async () => come([page("/for-sent")]));
  expect([result.current.done?.query, urls()]).toEqual(["kultur", []]);
});

test("nothing more is shown before the first search has finished", async () => {
  const { result } = renderHook(() => useResults("kino"));
  await act(async () => result.current.showMore("page"));
  expect([result.current.done, result.current.failed]).toEqual([null, false]);
});

test("words are searched for without spaces around them, after the pause, and prefetched at once", async () => {
  renderHook(() => useResults("  musikal "));
  expect(preload).toHaveBeenLastCalledWith("musikal");
  expect(ends.has("musikal")).toBe(false);
  await pause();
  expect(ends.has("musikal")).toBe(true);
});

test("results are gone when the query is too short, and no search is under way", async () => {
  const { result, rerender } = await searched(3);
  rerender({ words: "k" });
  await pause();
  expect([result.current.done, result.current.failed]).toEqual([null, false]);
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
