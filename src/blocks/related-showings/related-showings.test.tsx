/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { cardShowing, film, posterFilm, showing } from "../../components/testing/showings";
import { RelatedShowings } from "./related-showings";

type Fields = Queries.RelatedShowingsBlockFieldsFragment;

const alike = (title: string, ...starts: readonly string[]): Fields["films"][number] => ({
  ...posterFilm({ key: title, title, path: `/${title.toLowerCase()}` }),
  events: starts.map((start) => cardShowing(start)),
});

const lead = (overrides: Partial<Fields> = {}) =>
  render(
    <RelatedShowings
      block={{
        id: "videre",
        heading: null,
        ...builtOn("2026-12-01"),
        events: [showing({ start: "2026-12-01T18:00" }), showing({ start: "2026-12-01T20:00" })],
        productions: [film()],
        films: [
          alike("Kråka", "2026-12-02T18:00", "2026-12-04T18:00"),
          alike("Elgtråkket", "2026-12-01T17:00"),
          alike("Månebyen", "2026-12-03T18:00"),
        ],
        ...overrides,
      }}
      {...FURTHER_DOWN}
    />,
  );

const headings = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("links to showings in the same evening, with tickets, and to similar films with their next showing", () => {
  lead();
  expect(headings()).toEqual(["Mer samme kveld", "Lignende filmer"]);
  expect(screen.getByText("I dag, tirsdag 1. desember")).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Kjøp/ })).toHaveLength(2);
  expect(screen.getByText("I morgen kl. 18.00")).toBeVisible();
  expect(screen.getByRole("link", { name: "Kråka" })).toHaveAttribute("href", "/kråka");
});

test("shows a day that begins before the evening as a day", () => {
  lead({ events: [showing({ start: "2026-12-05T12:00" })], heading: "Flere filmer" });
  expect(headings()).toEqual(["Mer samme dag", "Flere filmer"]);
});

test("drops what ends while the page is open, and each part when it is empty", () => {
  stopClockAt("2026-12-01T22:59");
  lead();
  expect(headings()).toEqual(["Mer samme kveld", "Lignende filmer"]);
  expect(screen.queryByRole("link", { name: "Elgtråkket" })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(headings()).toEqual(["Lignende filmer"]);
});

test("shows no similar film alone", () => {
  lead({ films: [alike("Kråka", "2026-12-02T18:00"), alike("Elgtråkket", "2026-11-01T17:00")] });
  expect(headings()).toEqual(["Mer samme kveld"]);
});

test("renders nothing without other showings and films", () => {
  const { container } = lead({ events: [], films: [] });
  expect(container).toHaveTextContent("");
});
