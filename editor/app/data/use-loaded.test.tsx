/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { deskServer, Status } from "../testing/desk-server";
import { useLoaded } from "./use-loaded";
import { usePreviewState } from "./use-preview-state";

interface Call {
  readonly key: string;
  readonly settle: (value: string) => Promise<void>;
  readonly fail: (why: unknown) => Promise<void>;
}

/** Loads that are pending until they are settled. */
const loads = () => {
  const calls: Call[] = [];
  const load = (key: string) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        key,
        settle: (value) => act(async () => resolve(value)),
        fail: (why) => act(async () => reject(why)),
      });
    });
  const hook = renderHook(({ key, edition }) => useLoaded(() => load(key), key, edition), {
    initialProps: { key: "a", edition: 0 },
  });
  return {
    ...hook,
    calls,
    call: (at: number): Call => calls[at] ?? { key: "", settle: async () => {}, fail: async () => {} },
  };
};

test("what is loaded is there, and loaded once", async () => {
  const { result, calls, call, rerender } = loads();
  expect(result.current).toMatchObject({ value: null, failure: null });
  await call(0).settle("A");
  rerender({ key: "a", edition: 0 });
  expect(result.current).toMatchObject({ value: "A", failure: null });
  expect(calls).toHaveLength(1);
});

test("another key loads anew, and what comes late for the one before is not shown", async () => {
  const { result, call, rerender } = loads();
  await call(0).settle("A");
  rerender({ key: "b", edition: 0 });
  expect(result.current.value).toBeNull();
  rerender({ key: "c", edition: 0 });
  await call(2).settle("C");
  await call(1).settle("B");
  expect(result.current.value).toBe("C");
});

test("of another key nothing is there, in a later edition either", async () => {
  const { result, call, rerender } = loads();
  await call(0).settle("A");
  rerender({ key: "b", edition: 1 });
  expect(result.current).toEqual({ value: null, failure: null });
});

test("with another edition, what was there stays until it has been loaded again", async () => {
  const { result, call, rerender } = loads();
  await call(0).settle("A");
  rerender({ key: "a", edition: 1 });
  expect(result.current.value).toBe("A");
  await call(1).settle("A2");
  expect(result.current.value).toBe("A2");
});

test("a failure is reported in its words", async () => {
  const { result, call, rerender } = loads();
  await call(0).fail(new Error("Borte."));
  expect(result.current).toMatchObject({ value: null, failure: "Borte." });
  rerender({ key: "b", edition: 0 });
  expect(result.current.failure).toBeNull();
  await call(1).fail("Nei");
  expect(result.current.failure).toBe("Nei");
});

const ready = { status: "ready", message: "", address: "http://localhost:8201", edition: 1 };
const PREVIEW = "GET /api/preview";

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe("the preview's state", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test("is asked for again within a second, and is the same object while nothing changes", async () => {
    const server = deskServer({ [PREVIEW]: ready });
    const { result, unmount } = renderHook(usePreviewState);
    expect(result.current).toBeNull();
    await passing(0);
    const first = result.current;
    expect(first).toEqual(ready);
    await passing(700);
    expect(server.count(PREVIEW)).toBe(2);
    expect(result.current).toBe(first);
    server.answers[PREVIEW] = { ...ready, edition: 2 };
    await passing(700);
    expect(result.current?.edition).toBe(2);
    unmount();
    await passing(5_000);
    expect(server.count(PREVIEW)).toBe(3);
  });

  test("stays while there is no answer, and is not asked for in a hidden tab", async () => {
    const server = deskServer({ [PREVIEW]: ready });
    const { result } = renderHook(usePreviewState);
    await passing(0);
    server.answers[PREVIEW] = new Status(500);
    await passing(700);
    expect(result.current).toEqual(ready);
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    await passing(7_000);
    expect(server.count(PREVIEW)).toBe(2);
    hidden.mockReturnValue(false);
    await passing(700);
    expect(server.count(PREVIEW)).toBe(3);
  });

  test("an answer that comes after the desk is closed starts no other request", async () => {
    const server = deskServer({ [PREVIEW]: ready });
    const { unmount } = renderHook(usePreviewState);
    unmount();
    await passing(5_000);
    expect(server.count(PREVIEW)).toBe(1);
  });
});
