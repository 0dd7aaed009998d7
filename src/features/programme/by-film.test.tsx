/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { FilmHeartContext } from "../../components/cards/film-heart";
import { setChild } from "../../components/programme/child/use-child";
import { thumb } from "../../components/testing/pictures";
import { film, showing } from "../../components/testing/showings";
import { ByFilm } from "./by-film";

type Film = Queries.ShowingProductionFragment & Queries.ListedProductionFragment;

const titled = (key: string, more: Partial<Film> = {}): Film => ({
  ...film({ key, title: key, path: `/${key}`, ageLimit: "A" }),
  audience: [],
  ...more,
});

const FLAT = titled("Nattoget");
const DEEP = titled("Nattoget-3d", { path: "/Nattoget", title: "Nattoget", format: "3D", versionLabel: "3D" });
const REVEN = titled("Reven", { ageLimit: "12", runningTime: null });

const listing = (start: string, production: Film) => ({
  event: showing({ key: `${production.key} ${start}`, start, production: { key: production.key } }),
  production,
});

const LISTINGS = [
  listing("2026-12-01T18:00", FLAT),
  listing("2026-12-01T20:00", REVEN),
  listing("2026-12-02T18:00", DEEP),
  listing("2026-12-08T18:00", FLAT),
];

const draw = (listings = LISTINGS, level: "h2" | "h3" = "h2") =>
  render(<ByFilm id="program" listings={listings} now="2026-12-01T12:00" level={level} />);

const entry = (name: string) => screen.getByRole("region", { name });
const days = (name: string, level = 3) =>
  within(entry(name))
    .getAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

test("versions of one film are one entry, the next film first", () => {
  draw();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Nattoget",
    "Reven",
  ]);
  expect(entry("Nattoget")).toHaveTextContent("3 forestillinger");
  expect(within(entry("Nattoget")).getAllByRole("article")).toHaveLength(3);
  expect(within(entry("Reven")).getAllByRole("article")).toHaveLength(1);
});

test("an entry has the days of its showings, today and tomorrow by name too", () => {
  draw();
  expect(days("Nattoget")).toEqual([
    "I dag, tirsdag 1. desember",
    "I morgen, onsdag 2. desember",
    "Tirsdag 8. desember",
  ]);
});

test("days beyond the week of the first showing are marked as later", () => {
  const { container } = draw([...LISTINGS, listing("2026-12-07T18:00", REVEN)]);
  const later = [...container.querySelectorAll('[data-later="true"] h3')].map(({ textContent }) => textContent);
  expect(later).toEqual(["Tirsdag 8. desember"]);
});

test("an entry has age limit, length, page and picture, where they are known", () => {
  const poster = thumb();
  draw([listing("2026-12-01T18:00", { ...FLAT, poster }), listing("2026-12-01T20:00", { ...REVEN, path: null })]);
  expect(entry("Nattoget")).toHaveTextContent(/1 t 44 min · 1 forestilling/);
  expect(within(entry("Nattoget")).getByRole("link", { name: "Nattoget" })).toHaveAttribute("href", "/Nattoget");
  expect(entry("Nattoget").querySelector("img, picture")).not.toBeNull();
  expect(within(entry("Reven")).queryByRole("link", { name: "Reven" })).toBeNull();
  expect(entry("Reven").querySelector("img, picture")).toBeNull();
  expect(entry("Reven")).toHaveTextContent(/Aldersgrense 12/);
  expect(entry("Reven")).not.toHaveTextContent(/ min/);
});

test("culture without a page of its own has its own entries, and no age limit", () => {
  const culture = { object: "culture", path: null } as const;
  draw([listing("2026-12-01T18:00", titled("Kor", culture)), listing("2026-12-02T18:00", titled("Band", culture))]);
  expect(screen.getAllByRole("region")).toHaveLength(2);
  expect(entry("Kor")).not.toHaveTextContent(/Tillatt for alle|Aldersgrense/);
});

const Heart = ({ film: { title } }: { readonly film: { readonly title: string } }) => (
  <button type="button">{`♥ ${title}`}</button>
);

test("each entry has a heart for its film", () => {
  render(
    <FilmHeartContext.Provider value={Heart}>
      <ByFilm id="program" listings={LISTINGS} now="2026-12-01T12:00" level="h3" />
    </FilmHeartContext.Provider>,
  );
  expect(within(entry("Reven")).getByRole("button", { name: "♥ Reven" })).toBeVisible();
  expect(days("Reven", 4)).toEqual(["I dag, tirsdag 1. desember"]);
});

test("films that the visitor's child may not see are folded", () => {
  draw();
  act(() => setChild({ age: 5, withAdult: false }));
  expect(screen.getByText(/^1 film /).closest("details")).toContainElement(screen.getByText("Reven"));
  expect(screen.getByRole("heading", { name: "Nattoget" }).closest("details")).toBeNull();
  act(() => setChild(null));
});

test("without showings nothing is drawn", () => {
  expect(draw([]).container).toBeEmptyDOMElement();
});
