/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { stopClockAt } from "../../src/components/testing/oslo-clock";
import { type LiveSnapshot, provideEvents } from "../../src/features/events/events";
import { withLiveData } from "../../src/features/events/live-data";
import type { Found } from "../../src/features/search/found";
import { search } from "../../src/features/search/open-search";
import { SearchResults } from "../../src/features/search/search";

jest.mock("../../src/features/search/open-search", () => ({
  preload: jest.fn(async () => undefined),
  search: jest.fn(),
}));

const found: Found = {
  url: "/tonefall",
  kind: "film",
  title: [{ text: "Tonefall", hit: true }],
  excerpt: [],
  names: [],
  showings: [{ key: "fredag", start: "2026-12-04T18:00", end: "2026-12-04T20:00", status: "onSale" }],
  isThen: false,
  picture: null,
  updated: null,
  premiere: "2026-11-01",
};

const settled = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  stopClockAt("2026-12-01T12:00");
  const answer = { count: 1, corrected: null, someWords: false, show: async () => [found] };
  jest.mocked(search).mockResolvedValue(answer);
});
afterEach(() => {
  provideEvents(null);
  jest.useRealTimers();
});

test("shows when a film is on as it was built, until the film platform has answered", async () => {
  provideEvents(null);
  render(<SearchResults words="tonefall" />);
  await settled();
  expect(screen.getByText("Film · Neste: fredag 4. desember kl. 18.00")).toBeVisible();
});

test("asks the film platform for the showings found, and names a cancellation", async () => {
  const asked: string[] = [];
  let answered: () => void = jest.fn();
  const live: LiveSnapshot = {
    showings: new Map([["fredag", { id: "fredag", status: "cancelled", seatsLeft: null }]]),
    failed: false,
  };
  provideEvents(async () => ({
    request: (ids) => asked.push(...ids),
    renew: () => undefined,
    subscribe: (changed) => {
      answered = changed;
      return () => undefined;
    },
    snapshot: () => live,
    renewed: withLiveData,
  }));
  render(<SearchResults words="tonefall" />);
  await settled();
  await settled();
  expect(asked).toEqual(["fredag"]);
  act(() => answered());
  expect(screen.getByText("Film · Avlyst: fredag 4. desember kl. 18.00")).toBeVisible();
});
