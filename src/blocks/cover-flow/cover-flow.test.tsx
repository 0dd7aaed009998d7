/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { cardShowing, posterFilm } from "../../components/testing/showings";
import { CoverFlow } from "./cover-flow";

type Fields = Queries.CoverFlowBlockFieldsFragment;
type Film = Fields["productions"][number];

const at = (start: string, status: Queries.ShowingStatus = "onSale") => cardShowing(start, { status });

const film = (title: string, starts: readonly string[], overrides: Partial<Film> = {}): Film => ({
  ...posterFilm({ key: title, title, path: `/${title.toLowerCase()}` }),
  premiere: null,
  events: starts.map((start) => at(start)),
  ...overrides,
});

const flow = (productions: readonly Film[], overrides: Partial<Fields> = {}) =>
  render(
    <CoverFlow
      block={{
        id: "plakater",
        heading: "På kino",
        link: null,
        ...builtOn("2026-12-01"),
        productions,
        ...overrides,
      }}
      {...FURTHER_DOWN}
    />,
  );

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("has the films of the programme, the one that is shown next first, and none before its premiere", () => {
  flow([
    film("Månebyen", ["2026-12-03T18:00"]),
    film("Vinterkongen", ["2026-12-26T18:00"], { premiere: "2026-12-26" }),
    film("Nattekspressen", ["2026-12-01T18:00", "2026-12-05T18:00"]),
  ]);
  expect(titles()).toEqual(["Nattekspressen", "Månebyen"]);
  expect(screen.getByText(/I dag kl. 18.00/)).toBeVisible();
});

test("shows a film once, whatever versions it has", () => {
  flow([
    film("Sirkus", ["2026-12-03T18:00"], { key: "sirkus" }),
    film("Sirkus", ["2026-12-04T18:00"], { key: "sirkus-original" }),
  ]);
  expect(titles()).toEqual(["Sirkus"]);
  expect(screen.getByText(/Tor. 3. des. kl. 18.00/)).toBeVisible();
});

test("drops films that have had their last showing", () => {
  stopClockAt("2026-12-03T21:00");
  flow([film("Månebyen", ["2026-12-03T18:00"], { premiere: "2026-11-20" }), film("Isbryteren", ["2026-12-04T18:00"])]);
  expect(titles()).toEqual(["Isbryteren"]);
});

test("shows the next showing of all versions of a film", () => {
  flow([
    film("Månebyen", ["2026-12-05T18:45"], { key: "manebyen-3d" }),
    film("Månebyen", ["2026-12-04T18:45"], { key: "manebyen" }),
  ]);
  expect(titles()).toEqual(["Månebyen"]);
  expect(screen.getByText(/Fre. 4. des. kl. 18.45/)).toBeVisible();
});

test("keeps a film of which only another version has showings", () => {
  flow([film("Månebyen", [], { key: "manebyen-3d" }), film("Månebyen", ["2026-12-04T18:45"], { key: "manebyen" })]);
  expect(titles()).toEqual(["Månebyen"]);
});

test("shows the next date that takes place, or that all are cancelled", () => {
  flow([
    film("Manebyen", [], { events: [at("2026-12-02T18:00", "cancelled"), at("2026-12-05T18:00")] }),
    film("Isbryteren", [], { events: [at("2026-12-04T18:00", "cancelled")] }),
  ]);
  expect(titles()).toEqual(["Isbryteren", "Manebyen"]);
  expect(screen.getByText(/Fre. 4. des. kl. 18.00/).closest("p")).toHaveTextContent(/ · Avlyst$/);
  expect(screen.getByText(/Lør. 5. des. kl. 18.00/).closest("p")).not.toHaveTextContent("Avlyst");
});

test("does not announce a premiere on the day itself", () => {
  stopClockAt("2026-12-26T00:00");
  flow([film("Vinterkongen", [], { premiere: "2026-12-26" })]);
  expect(titles()).toEqual([]);
});

test("links to more", () => {
  flow([], { link: { label: "Alle filmer", path: "/filmer" } });
  expect(screen.getByRole("link", { name: "Alle filmer" })).toHaveAttribute("href", "/filmer");
});
