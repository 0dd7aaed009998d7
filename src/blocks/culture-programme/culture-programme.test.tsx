/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { builtOn } from "../../components/testing/block-props";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { decorations, picture } from "../../components/testing/pictures";
import { film, showing } from "../../components/testing/showings";
import { CultureProgramme } from "./culture-programme";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type Event = Fields["events"][number];
type Production = Fields["productions"][number];

const holding = (key: string, start: string, overrides: Partial<Event> = {}): Event => ({
  ...showing({ start, ticketUrl: null, hall: { name: "Festsal" }, production: { key } }),
  prices: [
    { label: "Voksen", amount: 350 },
    { label: "Barn", amount: 200 },
  ],
  ...overrides,
});

const production = (key: string, title: string): Production => ({
  ...film({ key, title, path: `/${key}`, object: "culture", typeText: "Konsert", kind: "Konsert", ageLimit: null }),
  ...{ format: null, spokenLanguage: null, subtitles: null, audience: [], ediNumber: null, runningTime: null },
  contents: [{ summary: `Om ${title}.` }],
  cover: picture("Et bilde"),
});

const invite = blockRenderer(CultureProgramme, {
  id: "kultur",
  heading: "Kulturprogrammet",
  limit: null,
  filters: false,
  monthPath: null,
  emptyText: "Ingen arrangementer nå.",
  link: null,
  ...builtOn("2026-12-01"),
  events: [
    holding("strikkekafe", "2026-12-02T18:00"),
    holding("quiz", "2026-12-03T20:00"),
    holding("strikkekafe", "2026-12-09T18:00"),
    holding("storband", "2026-12-12T19:00"),
  ],
  productions: [
    production("storband", "Storbandkveld"),
    production("strikkekafe", "Strikkekafé"),
    production("quiz", "Quizkveld"),
  ],
});

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const facts = () => {
  const [first] = screen.getAllByRole("article");
  return first
    ? within(first)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    : [];
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("shows each production once, by its next showing, with the later ones as text", () => {
  invite();
  expect(titles()).toEqual(["Strikkekafé", "Quizkveld", "Storbandkveld"]);
  expect(screen.getByText("I morgen kl. 18.00")).toBeVisible();
  expect(screen.getByText(/^Også/)).toHaveTextContent(/^Også onsdag 9. desember kl. 18.00. *$/);
});

test("says that the other date is today, in the lower case of a sentence", () => {
  invite({ events: ["12:30", "18:00"].map((time) => holding("strikkekafe", `2026-12-01T${time}`)) });
  expect(screen.getByText(/^Også/)).toHaveTextContent(/^Også I dag kl. 18.00. *$/);
  expect(screen.getByText("I dag kl. 18.00")).toHaveClass("within");
});

test("shows how a series continues", () => {
  const dates = ["2026-12-02", "2026-12-09", "2026-12-16", "2026-12-23"];
  invite({ events: dates.map((date) => holding("strikkekafe", `${date}T18:00`)) });
  expect(titles()).toEqual(["Strikkekafé"]);
  expect(screen.getByText("Hver onsdag, tre ganger til.")).toBeVisible();
});

test("names the cancelled dates of a series, whichever they are", () => {
  const dates = ["2026-12-02", "2026-12-09", "2026-12-16", "2026-12-23"];
  const statuses = ["cancelled", "onSale", "cancelled", "onSale"] as const;
  invite({
    events: dates.map((date, at) => holding("strikkekafe", `${date}T18:00`, { status: statuses[at] ?? "onSale" })),
  });
  expect(screen.getByText("Onsdag 9. desember kl. 18.00")).toBeVisible();
  expect(screen.getByText(/^Også/)).toHaveTextContent(
    "Også onsdag 23. desember kl. 18.00. Avlyst onsdag 2. desember og onsdag 16. desember.",
  );
});

test("stops at the limit", () => {
  invite({ limit: 2 });
  expect(titles()).toEqual(["Strikkekafé", "Quizkveld"]);
});

test("drops what has ended, and moves a production to its next showing", () => {
  stopClockAt("2026-12-02T21:00");
  invite({ limit: 3 });
  expect(titles()).toEqual(["Quizkveld", "Strikkekafé", "Storbandkveld"]);
  expect(screen.getByText("Onsdag 9. desember kl. 18.00")).toBeVisible();
});

test("shows when, what, where and from how much", () => {
  invite();
  const [first] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("I morgen kl. 18.00StrikkekaféOm Strikkekafé.");
  const time = screen.getByText("I morgen kl. 18.00").closest("time");
  expect(time).toHaveAttribute("datetime", "2026-12-02T18:00:00+01:00");
  expect(facts()).toEqual(["Festsal", "Konsert", "350\u00a0kr"]);
  expect(screen.getByRole("link", { name: "Quizkveld" })).toHaveAttribute("href", "/quiz");
});

test.each([
  ["free", {}, ["Gratis", "Festsal", "Konsert"]],
  ["cancelled", {}, ["Avlyst", "Festsal", "Konsert"]],
  ["soldOut", {}, ["Utsolgt", "Festsal", "Konsert", "350\u00a0kr"]],
  [
    "moved",
    { previousStart: "2026-11-30T18:00" },
    ["Flyttet fra mandag 30.\u00a0november kl.\u00a018.00", "Festsal", "Konsert", "350\u00a0kr"],
  ],
] as const)("says what the status %s means", (status, more, expected) => {
  invite({ events: [holding("quiz", "2026-12-03T20:00", { status, ...more })] });
  expect(facts()).toEqual(expected);
});

test("takes its cards one level up when it has no heading", () => {
  invite({ heading: null });
  expect(screen.getByRole("heading", { level: 2, name: "Quizkveld" })).toBeVisible();
});

test("hides pictures from screen readers, since the title is enough", () => {
  const { container } = invite();
  expect(decorations(container)).toHaveLength(3);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("shows a text and a link when it is empty", () => {
  invite({ events: [], link: { label: "Om huset", path: "/om-oss" } });
  expect(screen.getByText("Ingen arrangementer nå.")).toBeVisible();
  expect(titles()).toEqual([]);
  expect(screen.getByRole("link", { name: "Om huset" })).toHaveAttribute("href", "/om-oss");
});
