/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { useMemo } from "react";
import { toEpoch } from "../../../domain/time/oslo";
import { type EventsSource, type LiveSnapshot, provideEvents, renewLive, useLiveData } from "./events";
import { withLiveData } from "./live-data";

const showing = (key: string) => ({
  key,
  start: "2026-12-05T18:00",
  end: null,
  status: "onSale",
  ticketUrl: "https://billett.example.no",
  seatsLeft: null,
});

/** A platform whose responses the test determines. */
const platform = () => {
  const requested: (readonly string[])[] = [];
  const listeners = new Set<() => void>();
  let snapshot: LiveSnapshot = { showings: new Map(), failed: false };
  const source: EventsSource = {
    request: (ids) => requested.push(ids),
    renew: jest.fn(),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => snapshot,
    renewed: withLiveData,
  };
  const answer = (next: LiveSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return { requested, source, answer };
};

const atRest = () => act(() => jest.advanceTimersByTimeAsync(300));

beforeEach(() => jest.useFakeTimers({ now: toEpoch("2026-12-05T12:00") }));
afterEach(() => jest.useRealTimers());

const List = ({ keys }: { readonly keys: readonly string[] }) => {
  const { events } = useLiveData(useMemo(() => ({ events: keys.map(showing) }), [keys]));
  return (
    <ul>
      {events.map(({ key, status, seatsLeft }) => (
        <li key={key}>{`${key} ${status} ${seatsLeft}`}</li>
      ))}
    </ul>
  );
};

const page = (...lists: readonly (readonly string[])[]) => (
  <>
    {lists.map((keys) => (
      <List key={keys.join()} keys={keys} />
    ))}
  </>
);

test("requests the showings of all parts of a page once, when the page is idle", async () => {
  const { requested, source } = platform();
  provideEvents(async () => source);
  render(page(["a", "b"], ["b", "c"]));
  expect(requested).toEqual([]);
  await atRest();
  expect(requested).toEqual([["a", "b", "c"]]);
});

test("requests again when the page is shown after an hour out of sight, not after a moment", async () => {
  const { requested, source } = platform();
  provideEvents(async () => source);
  render(page(["a"]));
  await atRest();
  const hide = async (ms: number) => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      await act(() => jest.advanceTimersByTimeAsync(hidden ? ms : 300));
    }
  };
  await hide(1000);
  expect(requested).toEqual([["a"]]);
  await hide(60 * 60_000);
  expect(requested).toEqual([["a"], ["a"]]);
  expect(source.renew).toHaveBeenCalledTimes(1);
});

test("does not request what has ended", async () => {
  const { requested, source } = platform();
  provideEvents(async () => source);
  jest.setSystemTime(toEpoch("2026-12-05T21:00"));
  render(page(["a"]));
  await atRest();
  expect(requested).toEqual([]);
});

test("shows status and seats when they come", async () => {
  const { source, answer } = platform();
  provideEvents(async () => source);
  render(page(["a"]));
  expect(screen.getByText("a onSale null")).toBeVisible();
  await atRest();
  act(() => answer({ failed: false, showings: new Map([["a", { id: "a", status: "fewLeft", seatsLeft: 3 }]]) }));
  expect(screen.getByText("a fewLeft 3")).toBeVisible();
});

test("stays as built, without a message, when the request fails", async () => {
  const { source, answer } = platform();
  provideEvents(async () => source);
  render(page(["a"]));
  await atRest();
  const { innerHTML } = document.body;
  act(() => answer({ failed: true, showings: new Map() }));
  expect(document.body.innerHTML).toBe(innerHTML);
  expect(screen.getByText("a onSale null")).toBeVisible();
});

test("stays as it was built without a platform", async () => {
  provideEvents(null);
  render(page(["a"]));
  await atRest();
  expect(screen.getByText("a onSale null")).toBeVisible();
});

test("logs when its scripts cannot be loaded, and retries on the next page", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { requested, source } = platform();
  const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(source);
  provideEvents(load);
  const { rerender } = render(page(["a"]));
  await atRest();
  expect(log).toHaveBeenCalledWith("Failed to fetch", new Error("offline"));
  rerender(page(["b"]));
  await atRest();
  expect(requested).toEqual([["a", "b"]]);
});

test("requests the showings of a foyer screen again", async () => {
  const { requested, source } = platform();
  provideEvents(async () => source);
  render(page(["a"]));
  await atRest();
  renewLive(["a"]);
  await atRest();
  expect(source.renew).toHaveBeenCalledTimes(1);
  expect(requested).toEqual([["a"], ["a"]]);
});
