/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { decorations, picture } from "../../components/testing/pictures";
import { toIso } from "../../rules/time/oslo";
import { CultureProgramme } from "./culture-programme";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type Event = Fields["events"][number];
type Production = Fields["productions"][number];

const holding = (key: string, start: string, overrides: Partial<Event> = {}): Event => ({
  key: `${key} ${start}`,
  start,
  end: null,
  startIso: toIso(start),
  status: "onSale",
  features: [],
  accessibility: [],
  saleOpens: null,
  previousStart: null,
  prices: [{ amount: 350 }, { amount: 200 }],
  hall: { name: "Festsal" },
  production: { key },
  ...overrides,
});

const production = (key: string, title: string, overrides: Partial<Production> = {}): Production => ({
  key,
  title,
  path: `/${key}`,
  object: "culture",
  typeText: "Konsert",
  ageLimit: null,
  format: null,
  spokenLanguage: null,
  subtitles: null,
  audience: [],
  contents: [{ summary: `Om ${title}.` }],
  cover: picture("Et bilde"),
  ...overrides,
});

const invite = (overrides: Partial<Fields> = {}) =>
  render(
    <CultureProgramme
      block={{
        id: "kultur",
        heading: "Kulturprogrammet",
        limit: null,
        filters: false,
        emptyText: "Ingen arrangementer nå.",
        link: null,
        today: { date: "2026-12-01" },
        asOf: "2026-12-01T00:00",
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
        ...overrides,
      }}
      headline="h2"
      first={false}
    />,
  );

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

test("shows every holding, in the order of the calendar, when there is no limit", () => {
  invite();
  expect(titles()).toEqual(["Strikkekafé", "Quizkveld", "Strikkekafé", "Storbandkveld"]);
});

test("shows each production once in a short list, by its next holding", () => {
  invite({ limit: 3 });
  expect(titles()).toEqual(["Strikkekafé", "Quizkveld", "Storbandkveld"]);
  expect(screen.getByText("I morgen kl. 18.00")).toBeVisible();
  expect(screen.queryByText(/9. desember/)).not.toBeInTheDocument();
});

test("stops at the limit", () => {
  invite({ limit: 2 });
  expect(titles()).toEqual(["Strikkekafé", "Quizkveld"]);
});

test("drops what has ended, and moves a production to its next holding", () => {
  stopClockAt("2026-12-02T21:00");
  invite({ limit: 3 });
  expect(titles()).toEqual(["Quizkveld", "Strikkekafé", "Storbandkveld"]);
  expect(screen.getByText("Onsdag 9. desember kl. 18.00")).toBeVisible();
});

test("tells when, what, where and from how much", () => {
  invite();
  const [first] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("I morgen kl. 18.00StrikkekaféOm Strikkekafé.");
  const time = screen.getByText("I morgen kl. 18.00").closest("time");
  expect(time).toHaveAttribute("datetime", "2026-12-02T18:00:00+01:00");
  expect(facts()).toEqual(["Konsert", "Festsal", "Fra 200\u00a0kr"]);
  expect(screen.getByRole("link", { name: "Quizkveld" })).toHaveAttribute("href", "/quiz");
});

test.each([
  ["free", {}, ["Gratis", "Konsert", "Festsal"]],
  ["cancelled", {}, ["Avlyst", "Konsert", "Festsal"]],
  ["soldOut", {}, ["Utsolgt", "Konsert", "Festsal", "Fra 200\u00a0kr"]],
  [
    "moved",
    { previousStart: "2026-11-30T18:00" },
    ["Flyttet fra mandag 30. november kl. 18.00", "Konsert", "Festsal", "Fra 200\u00a0kr"],
  ],
])("says what the status %s means", (status, more, expected) => {
  invite({ events: [holding("quiz", "2026-12-03T20:00", { status, ...more })] });
  expect(facts()).toEqual(expected);
});

test("takes its cards one level up when it has no heading", () => {
  invite({ heading: null });
  expect(screen.getByRole("heading", { level: 2, name: "Quizkveld" })).toBeVisible();
});

test("reads no picture aloud, as the title says enough", () => {
  const { container } = invite();
  expect(decorations(container)).toHaveLength(4);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("has a word for when there is nothing, and a way on", () => {
  invite({ events: [], link: { label: "Om huset", path: "/om-oss" } });
  expect(screen.getByText("Ingen arrangementer nå.")).toBeVisible();
  expect(titles()).toEqual([]);
  expect(screen.getByRole("link", { name: "Om huset" })).toHaveAttribute("href", "/om-oss");
});
