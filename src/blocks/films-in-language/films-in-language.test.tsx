/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { TrackingContext } from "../../components/hooks/tracking";
import { asRead } from "../../components/testing/as-read";
import { builtOn, FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { showing } from "../../components/testing/showings";
import { ENGLISH, GERMAN } from "../../components/testing/words";
import { FilmsInLanguage } from "./films-in-language";
import type { ForeignFilm } from "./showing-line";

type Fields = Queries.FilmsInLanguageBlockFieldsFragment;
type Event = ForeignFilm["events"][number];

const at = (start: string, overrides: Partial<Event> = {}): Event => ({
  ...showing({ key: start, start, hall: { name: "Kinosal" } }),
  prices: [
    { label: "Barn", amount: 100 },
    { label: "Voksen", amount: 135 },
  ],
  ...overrides,
});

const moon: ForeignFilm = {
  key: "manebyen",
  object: "movie",
  title: "Månebyen",
  path: "/manebyen-20267",
  spokenLanguage: "Engelsk",
  subtitles: "Norsk",
  runningTime: 124,
  ageLimit: "12",
  format: "2D",
  translations: [{ language: { key: "en" }, title: "Moon City", summary: "Wren has never seen rain." }],
  poster: null,
  events: [at("2026-12-04T18:00")],
};

const list = (productions: readonly ForeignFilm[], overrides: Partial<Fields> = {}) => (
  <FilmsInLanguage
    block={{
      id: "filmer",
      heading: "Films you will understand",
      words: ENGLISH,
      understood: ["Engelsk"],
      emptyText: "None just now.",
      ...builtOn("2026-12-01"),
      productions,
      ...overrides,
    }}
    {...FURTHER_DOWN}
  />
);
const films = (...given: Parameters<typeof list>) => render(list(...given));

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("marks its language, and which words are Norwegian", () => {
  const { container } = films([
    { ...moon, events: [...moon.events, at("2026-12-05T18:00", { hall: { name: "Låven" } })] },
  ]);
  expect(container.firstElementChild).toHaveAttribute("lang", "en");
  expect(screen.getByRole("heading", { level: 3, name: "Moon City" })).not.toHaveAttribute("lang");
  expect(screen.getByText("Månebyen")).toHaveAttribute("lang", "nb");
  const film = within(screen.getByRole("article"));
  expect(film.getByText("Cinema")).not.toHaveAttribute("lang");
  expect(film.getByText("Låven")).toHaveAttribute("lang", "nb");
});

test("has a film's Norwegian title where it has no other", () => {
  films([{ ...moon, translations: [] }]);
  expect(screen.getByRole("heading", { level: 3, name: "Månebyen" })).toHaveAttribute("lang", "nb");
  expect(screen.queryByText("Norwegian title:")).not.toBeInTheDocument();
});

test("shows language, age limit, day, time and an adult's price, with a link to the ticket", () => {
  films([moon]);
  const film = within(screen.getByRole("article"));
  expect(film.getByText("In English, Norwegian subtitles")).toBeVisible();
  expect(film.getByText(/Age limit 12, or from 9 with an adult/)).toHaveTextContent("2 h 4 min");
  expect(film.getByText("Wren has never seen rain.")).toBeVisible();
  const buy = film.getByRole("link", {
    name: "Buy adult 135 kr: Moon City, Friday 4 December, 18:00 (opens in a new window)",
  });
  expect(buy).toHaveAttribute("href", "https://billett.example.no/1");
  expect(film.getByRole("link", { name: "More about Moon City, in Norwegian" })).toHaveAttribute(
    "href",
    "/manebyen-20267",
  );
});

test("is shown in German too, and distinguishes a 3D showing from the others", () => {
  const deep = { ...moon, key: "3d", format: "3D", events: [at("2026-12-05T18:00")] };
  films([moon, deep], { words: GERMAN });
  const film = within(screen.getByRole("article"));
  expect(film.getByText("Auf Englisch, Untertitel: Norwegisch")).toBeVisible();
  expect(film.getAllByText("Kinosaal").map((hall) => hall.closest("ul")?.textContent)).toEqual([
    "Kinosaal",
    "Kinosaal3D",
  ]);
  expect(film.getAllByRole("link", { name: /^Kaufen Erwachsene 135 kr: Månebyen/ })).toHaveLength(2);
});

describe("begins with the next that one can go to, with links to its film and ticket", () => {
  const late = {
    ...moon,
    key: "b",
    path: "/b",
    title: "Isbryteren",
    translations: [],
    events: [at("2026-12-04T20:15")],
  };
  const FACTS = "In English, Norwegian subtitlesAge limit 12, or from 9 with an adultCinema";
  const BUY = "Buy adult 135 kr";
  const lines = (container: HTMLElement) =>
    [...container.querySelectorAll("section[data-until]:not([hidden])")].map((day) =>
      [...day.querySelectorAll("h3, .date, time, .name, .facts, .act")]
        .map((part) => asRead(part.matches(".act") ? (part.parentElement ?? part) : part).replace(FACTS, "–"))
        .join(" "),
    );

  test("tonight, or today", () => {
    stopClockAt("2026-12-04T12:00");
    const soldOut = { ...moon, key: "c", path: "/c", events: [at("2026-12-04T19:00", { status: "soldOut" })] };
    const { container, unmount } = films([late, moon, soldOut]);
    expect(lines(container)).toEqual([`Tonight 18:00 Moon City – ${BUY}`]);
    const [first] = container.querySelectorAll("section[data-until] a");
    expect(document.querySelector(first?.getAttribute("href") ?? "")).toHaveTextContent("Wren has never seen rain.");
    unmount();
    expect(lines(films([{ ...late, events: [at("2026-12-04T14:00")] }, moon]).container)).toEqual([
      `Today 14:00 Isbryteren – ${BUY}`,
    ]);
  });

  test("until it has begun, and then the one after it", () => {
    stopClockAt("2026-12-04T12:00");
    const { container } = films([moon, { ...late, events: [at("2026-12-05T19:00")] }]);
    expect(lines(container)).toEqual([`Tonight 18:00 Moon City – ${BUY}`]);
    act(() => jest.advanceTimersByTime(6 * 3_600_000));
    expect(lines(container)).toEqual([`Next Saturday 5 December 19:00 Isbryteren – ${BUY}`]);
  });

  test("with its day where it is not today", () => {
    stopClockAt("2026-11-20T12:00");
    expect(lines(films([moon]).container)).toEqual([`Next Friday 4 December 18:00 Moon City – ${BUY}`]);
  });
});

test("shows an event that is described in the language, without what only films have", () => {
  const concert: ForeignFilm = { ...moon, object: "culture", spokenLanguage: null, subtitles: null, ageLimit: null };
  films([concert, { ...concert, key: "b", path: "/b", translations: [] }]);
  expect(screen.getByText("2 h 4 min")).toBeVisible();
  expect(screen.queryByText(/Age limit/)).not.toBeInTheDocument();
});

test("folds all but the first three showings", () => {
  films([{ ...moon, events: ["04", "05", "06", "07", "08"].map((day) => at(`2026-12-${day}T18:00`)) }]);
  const rest = screen.getByText("2 more showings").closest("details");
  expect(rest).not.toHaveAttribute("open");
  expect(within(screen.getByRole("article")).getAllByText(/December$/)).toHaveLength(5);
});

test("shows why no tickets are available", () => {
  films([
    {
      ...moon,
      events: [
        at("2026-12-04T18:00", { status: "soldOut" }),
        at("2026-12-05T18:00", { status: "cancelled" }),
        at("2026-12-06T18:00", { status: "saleOpensAt", saleOpens: "2026-12-03T10:00" }),
      ],
    },
  ]);
  expect(screen.getByText("Sold out")).toBeVisible();
  expect(screen.getByText("Cancelled").closest("ul")).toHaveTextContent(/^CancelledCinema$/);
  expect(
    within(screen.getByRole("article")).getByText("Tickets on sale from Thursday 3 December, 10:00"),
  ).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Buy/ })).not.toBeInTheDocument();
});

test("drops a film when its last showing has ended, and shows that there are none", () => {
  stopClockAt("2026-12-04T20:59");
  films([moon]);
  expect(screen.getByRole("article")).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(screen.getByText("None just now.")).toBeVisible();
});

test("reports what is bought", () => {
  const tracking = { buy: jest.fn(), view: jest.fn() };
  render(<TrackingContext.Provider value={tracking}>{list([moon])}</TrackingContext.Provider>);
  const link = within(screen.getByRole("article")).getByRole("link", { name: /^Buy/ });
  // jsdom does not open windows.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(tracking.buy.mock.calls[0]?.[0]).toEqual({ id: "manebyen-20267", name: "Månebyen", category: "movie" });
});

test("shows no status for an ordinary sale, and no price where there is none", () => {
  films([{ ...moon, events: [at("2026-12-04T18:00", { prices: [] })] }]);
  const film = within(screen.getByRole("article"));
  expect(film.getByText("Cinema").parentElement).toHaveTextContent(/^Cinema$/);
  expect(film.getByRole("link", { name: /^Buy/ })).toHaveTextContent(/^Buy$/);
});

test("has no more of a film than is known", () => {
  films([{ ...moon, path: null, runningTime: null, translations: [], events: [at("2026-12-04T18:00")] }]);
  expect(screen.queryByRole("link", { name: /^More about/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole("article")).getByText(/^Age limit 12/).textContent).not.toMatch(/·/);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("a moved showing has its first time", () => {
  films([{ ...moon, events: [at("2026-12-04T18:00", { status: "moved", previousStart: "2026-12-03T20:00" })] }]);
  expect(within(screen.getByRole("article")).getByText(/Thursday 3 December, 20:00/)).toBeVisible();
});
