/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { filmTraits, posterFilm } from "../../components/testing/showings";
import { staticPage } from "../../components/testing/static-page";
import { UpcomingFilms } from "./film-list";

type Fields = Queries.UpcomingFilmsBlockFieldsFragment;

type Film = Fields["productions"][number];

const film = (title: string, premiere: string | null, overrides: Partial<Film> = {}): Film => ({
  ...filmTraits,
  ...posterFilm({ key: title, title, path: `/${title.toLowerCase()}`, ageLimit: null }),
  premiere,
  ...overrides,
});

const upcoming = (productions: Fields["productions"], heading: string | null = "Kommer"): Fields => ({
  id: "kommende",
  heading,
  filters: false,
  childQuestion: false,
  emptyText: "Ingen kommende filmer.",
  today: { date: "2026-12-01" },
  productions,
});

const show = (...args: Parameters<typeof upcoming>) =>
  render(<UpcomingFilms block={upcoming(...args)} {...FURTHER_DOWN} />);

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("has the nearest premiere first, with its day", () => {
  show([film("Vinterkongen", "2026-12-26"), film("Elgtråkket", "2026-12-18")]);
  expect(titles()).toEqual(["Elgtråkket", "Vinterkongen"]);
  expect(screen.getByText(/Premiere fre. 18. des./)).toBeVisible();
  expect(screen.getAllByText("Aldersgrense ikke fastsatt")).toHaveLength(2);
});

test("drops a film at midnight in Oslo before its premiere day, while the page is open", () => {
  stopClockAt("2026-12-17T23:59");
  show([film("Elgtråkket", "2026-12-18"), film("Vinterkongen", "2026-12-26")]);
  expect(titles()).toEqual(["Elgtråkket", "Vinterkongen"]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(titles()).toEqual(["Vinterkongen"]);
});

test("is correct for the build's day on the static page", () => {
  stopClockAt("2026-12-20T12:00");
  const page = staticPage(
    <UpcomingFilms
      block={upcoming([film("Elgtråkket", "2026-12-18"), film("I dag", "2026-12-01")])}
      {...FURTHER_DOWN}
    />,
  );
  const headings = within(page).getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Elgtråkket"]);
});

test("shows versions of a film as one", () => {
  const elk = film("Elgtråkket", "2026-12-18");
  show([elk, { ...elk, key: "elgtrakket-3d" }]);
  expect(titles()).toEqual(["Elgtråkket"]);
});

test("leaves out what has no premiere, or had it", () => {
  show([film("Storbandkveld", null), film("Nattekspressen", "2026-11-20")]);
  expect(titles()).toEqual([]);
  expect(screen.getByText("Ingen kommende filmer.")).toBeVisible();
});

test("takes its films one level up when it has no heading", () => {
  show([film("Elgtråkket", "2026-12-18")], null);
  expect(screen.getByRole("heading", { level: 2, name: "Elgtråkket" })).toBeVisible();
});

test("has filters if the page has them", async () => {
  await UpcomingFilms.prepare({ filters: true });
  window.history.replaceState(null, "", "/kommende-filmer?sprak=finsk-tale");
  const films = [
    film("Elgtråkket", "2026-12-18", { spokenLanguage: "Finsk" }),
    film("Vinterkongen", "2026-12-26"),
    film("Nattekspressen", "2026-11-20", { spokenLanguage: "Finsk" }),
  ];
  render(<UpcomingFilms block={{ ...upcoming(films), filters: true }} {...FURTHER_DOWN} />);
  expect(screen.getByRole("status")).toHaveTextContent("1 film av 2");
  expect(titles()).toEqual(["Elgtråkket"]);
  window.history.replaceState(null, "", "/");
});
