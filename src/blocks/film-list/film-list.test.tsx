/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { picture } from "../../components/testing/pictures";
import { cardShowing, filmTraits, posterFilm } from "../../components/testing/showings";
import { EventsList } from "./film-list";

type Fields = Queries.EventsListBlockFieldsFragment;
type Version = Fields["productions"][number];

const at = (start: string, status: Queries.ShowingStatus = "onSale"): Version["events"][number] => ({
  ...cardShowing(start, { status }),
  features: [],
  accessibility: [],
});

const version = (key: string, title: string, events: Version["events"], overrides: Partial<Version> = {}): Version => ({
  ...filmTraits,
  ...posterFilm({ key, title, path: `/${key}` }),
  premiere: null,
  events,
  ...overrides,
});

const sirkus = version("sirkus-solo", "Sirkus Solo", [at("2026-12-04T16:00"), at("2026-12-05T14:00")]);
const sirkusOriginal = version("sirkus-solo-original", "Sirkus Solo", [at("2026-12-02T18:00")], {
  path: "/sirkus-solo",
});
const manebyen = version("manebyen", "Månebyen", [at("2026-12-03T18:00")]);

const list = (productions: readonly Version[], overrides: Partial<Fields> = {}) =>
  render(
    <EventsList
      block={{
        id: "filmer",
        heading: "På kino nå",
        filters: false,
        childQuestion: false,
        emptyText: "Ingen filmer nå.",
        ...builtOn("2026-12-01"),
        productions,
        ...overrides,
      }}
      {...FURTHER_DOWN}
    />,
  );

const cards = () => screen.queryAllByRole("article").map((card) => asRead(card).replace(/^(.*)12 Alders.* år/, "$1"));

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("shows versions of a film as one, with the next showing of them all", () => {
  list([sirkus, sirkusOriginal]);
  expect(cards()).toEqual(["Sirkus Solo I morgen kl. 18.00 2 forestillinger til"]);
  expect(screen.getByRole("link", { name: "Sirkus Solo" })).toHaveAttribute("href", "/sirkus-solo");
});

test("has the film that is shown next first", () => {
  list([sirkus, manebyen]);
  expect(cards()).toEqual([
    "Månebyen Tor. 3. des. kl. 18.00 Siste visning",
    "Sirkus Solo Fre. 4. des. kl. 16.00 1 forestilling til",
  ]);
});

test("has a film whose showing of the day has ended by the next one, before hydration and after", () => {
  const twice = version("to", "To ganger", [at("2026-12-01T08:00"), at("2026-12-09T18:00")]);
  stopClockAt("2026-12-01T07:00");
  list([manebyen, twice]);
  expect(cards()[0]).toContain("To ganger");
  const card = screen.getByRole("link", { name: "To ganger" }).closest("article");
  expect(card).toHaveAttribute("data-turns", "2026-12-01T08:00/2026-12-01T11:00 2026-12-09T18:00/2026-12-09T21:00");
  card?.parentElement?.style.setProperty("order", "3");
  act(() => jest.advanceTimersByTime(5 * 3_600_000));
  expect(cards()).toEqual([
    "Månebyen Tor. 3. des. kl. 18.00 Siste visning",
    "To ganger Ons. 9. des. kl. 18.00 Siste visning",
  ]);
  expect(card?.parentElement?.style.order).toBe("");
});

test("leaves a film with a coming premiere to the upcoming films", () => {
  list([version("ny", "Ny film", [at("2026-12-05T18:00")], { premiere: "2026-12-05" }), manebyen]);
  expect(screen.queryByRole("link", { name: "Ny film" })).not.toBeInTheDocument();
});

test("drops films without showings left", () => {
  list([version("gammel", "Gammel film", [at("2026-11-30T18:00")]), version("ny", "Ny film", []), manebyen]);
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Månebyen" })).toBeVisible();
});

test("does not count what is cancelled", () => {
  list([
    version("avlyst", "Avlyst film", [at("2026-12-02T18:00", "cancelled")]),
    version("manebyen", "Månebyen", [at("2026-12-02T18:00", "cancelled"), at("2026-12-03T18:00")]),
  ]);
  expect(cards()).toEqual(["Avlyst film I morgen kl. 18.00 · Avlyst", "Månebyen Tor. 3. des. kl. 18.00 Siste visning"]);
});

test.each([
  ["soldOut", "Utsolgt"],
  ["moved", "Flyttet"],
] as const)("shows that the next one is %s", (status, words) => {
  list([version("manebyen", "Månebyen", [at("2026-12-03T18:00", status), at("2026-12-05T18:00")])]);
  expect(cards()).toEqual([`Månebyen Tor. 3. des. kl. 18.00 · ${words} 1 forestilling til`]);
});

test("distinguishes two films without pages", () => {
  list([
    version("a", "Alfa", [at("2026-12-02T18:00")], { path: null }),
    version("b", "Beta", [at("2026-12-03T18:00")], { path: null }),
  ]);
  expect(cards()).toHaveLength(2);
});

test("drops a film by the clock while the page is open", () => {
  stopClockAt("2026-12-03T20:59");
  list([manebyen]);
  expect(cards()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(60_000));
  expect(cards()).toHaveLength(0);
  expect(screen.getByText("Ingen filmer nå.")).toBeVisible();
});

test("fetches the first posters at once and the others later", () => {
  const films = ["02", "03", "04"].map((day) =>
    version(`film-${day}`, `Film ${day}`, [at(`2026-12-${day}T18:00`)], { poster: picture("Plakat") }),
  );
  const { container } = list(films);
  expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"))).toEqual([
    "eager",
    "eager",
    "lazy",
  ]);
});

test("takes its films one level up when it has no heading", () => {
  list([manebyen], { heading: null });
  expect(screen.getByRole("heading", { level: 2, name: "Månebyen" })).toBeVisible();
});

describe("with filters", () => {
  const english = (film: Version): Version => ({ ...film, spokenLanguage: "Engelsk", subtitles: "Norsk" });

  beforeAll(() => EventsList.prepare({ filters: true }));
  beforeEach(() => window.history.replaceState(null, "", "/filmer"));

  test("has no option that only ended showings match", () => {
    const ended = english({ ...sirkusOriginal, events: [at("2026-11-30T18:00")] });
    list([sirkus, ended, { ...manebyen, format: "3D" }], { filters: true });
    expect(screen.getByLabelText("Format")).toBeVisible();
    expect(screen.queryByLabelText("Språk og tekst")).not.toBeInTheDocument();
  });

  test("has no days and no views, and ignores those in the address", () => {
    window.history.replaceState(null, "", "/filmer?dag=i-dag&visning=film");
    list([sirkus, manebyen], { filters: true });
    expect(screen.queryByRole("button", { name: "I dag" })).not.toBeInTheDocument();
    expect(cards()).toHaveLength(2);
  });

  test("has its text for when there are none", () => {
    list([], { filters: true });
    expect(screen.getByText("Ingen filmer nå.")).toBeVisible();
  });
});
