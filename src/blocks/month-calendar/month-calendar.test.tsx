/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { builtOn } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { film, filmTraits, showing } from "../../components/testing/showings";
import { MonthCalendar } from "./month-calendar";

type Fields = Queries.MonthCalendarBlockFieldsFragment;
type Production = Fields["productions"][number];

const nattekspressen: Production = { ...film(), ...filmTraits };
const reven: Production = {
  ...nattekspressen,
  key: "reven",
  title: "Reven som ville fly",
  path: "/reven-20262",
  audience: ["children"],
};
const quiz: Production = {
  ...nattekspressen,
  key: "quiz",
  object: "culture",
  kind: "Quiz",
  title: "Julequiz",
  path: "/julequiz-k1",
};

const at = (start: string, key = "nattekspressen", status: Queries.ShowingStatus = "onSale") =>
  showing({ key: `${key}-${start}`, start, production: { key }, status });

const december = (overrides: Partial<Fields> = {}): Fields => ({
  id: "kalender",
  cinemaLink: { label: "Kinoprogrammet", path: "/kinoprogram" },
  cultureLink: { label: "Kulturprogrammet", path: "/kulturprogram" },
  emptyText: "Ingenting denne måneden.",
  months: ["2026-11", "2026-12", "2027-02"].map((month) => ({ month, path: `/kalender/${month}` })),
  ...builtOn("2026-12-05"),
  events: [
    at("2026-12-04T18:00"),
    at("2026-12-05T12:00", "reven"),
    at("2026-12-05T18:00", "quiz", "soldOut"),
    at("2026-12-05T20:30", "nattekspressen", "cancelled"),
    at("2026-12-31T19:00", "quiz"),
  ],
  productions: [nattekspressen, reven, quiz],
  ...overrides,
});

const show = (overrides: Partial<Fields> = {}) =>
  render(<MonthCalendar block={december(overrides)} headline="h1" first />);

const day = (name: string | RegExp) => {
  const cell = screen.getByRole("heading", { level: 2, name }).closest("td");
  if (cell === null) throw new Error(`${name} is in no cell`);
  return within(cell);
};
const titles = (name: string | RegExp) =>
  day(name)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  stopClockAt("2026-12-05T10:00");
  window.history.replaceState(null, "", "/kalender/2026-12");
});
afterEach(() => jest.useRealTimers());

test("has a day's showings by start, with cinema and culture distinguished in text", () => {
  show();
  expect(titles(/lørdag 5. desember/)).toEqual([
    "12.00 Reven som ville fly Kino",
    "18.00 Julequiz Utsolgt Quiz",
    "20.30 Nattekspressen Avlyst Kino",
  ]);
  expect(screen.getByRole("link", { name: "12.00 Reven som ville fly" })).toHaveAttribute("href", "/reven-20262");
});

test("names only days with showings by headings", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 2 }).map(asRead)).toEqual([
    "I går 4 fredag 4. desember",
    "I dag 5 lørdag 5. desember",
    "31 torsdag 31. desember",
  ]);
});

test("links to the adjacent months with pages, and to the next when it is over", () => {
  show();
  const months = within(screen.getByRole("navigation", { name: "Måneder" }));
  expect(months.getByRole("link", { name: "Forrige måned: November 2026" })).toHaveAttribute(
    "href",
    "/kalender/2026-11",
  );
  expect(months.getByRole("link", { name: "Neste måned: Februar 2027" })).toHaveAttribute("href", "/kalender/2027-02");
  expect(screen.getByText(/Desember er over/)).not.toBeVisible();
  stopClockAt("2027-01-01T00:00");
  show();
  expect(screen.getAllByText(/Desember er over/)[1]).toBeVisible();
});

describe("a day with more than five", () => {
  const full = [
    ...["10:00", "11:00", "12:00", "13:00"].map((time) => at(`2026-12-12T${time}`)),
    at("2026-12-12T17:00"),
    at("2026-12-12T18:00"),
  ];

  test("links to both programmes when both have some of them", () => {
    show({ events: [...full, at("2026-12-12T19:00", "quiz")] });
    const cell = day(/12. desember/);
    expect(cell.getByRole("link", { name: /^\+ 2 kino/ })).toHaveAttribute("href", "/kinoprogram?dag=2026-12-12");
    expect(cell.getByRole("link", { name: /^\+ 1 kultur/ })).toHaveAttribute("href", "/kulturprogram?dag=2026-12-12");
  });

  test("shows all of it when it is over, since no programme lists it any more", () => {
    stopClockAt("2026-12-13T10:00");
    show({ events: full });
    expect(day(/12. desember/).queryByRole("link", { name: /^\+/ })).not.toBeInTheDocument();
  });
});

describe("by kind", () => {
  const choice = () => screen.getByRole("navigation", { name: "Velg i kalenderen" });

  test("takes the choice from the address, also one of another programme", () => {
    window.history.replaceState(null, "", "/kalender/2026-12?type=konsert");
    show();
    expect(within(choice()).getByRole("link", { current: true })).toHaveTextContent("konsert");
    expect(screen.getByRole("status")).toHaveTextContent("Ingenting under «konsert» i desember 2026.");
  });
});

test("has a text for a month without showings, that of the build", () => {
  show({ events: [], productions: [] });
  expect(screen.getByText("Ingenting denne måneden.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Desember 2026");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("weeks and days without showings are marked as empty", () => {
  const { container } = show();
  const empty = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.getAttribute("data-empty"));
  expect(empty("tbody tr")).toEqual(["false", "true", "true", "true", "false"]);
  expect(empty("td[id]").filter((one) => one === "false")).toHaveLength(3);
  expect(container.querySelectorAll("tbody td:not([id])")).toHaveLength(4);
});

test("a single month has no way to others", () => {
  show({ months: [{ month: "2026-12", path: "/kalender/2026-12" }] });
  expect(screen.queryByRole("navigation", { name: "Måneder" })).not.toBeInTheDocument();
});

test("marks an entry as cinema or culture, and as cancelled; one without a page is no link", () => {
  const { container } = show({ productions: [nattekspressen, reven, { ...quiz, path: null }] });
  const entry = (title: string) => screen.getAllByText(title).map((one) => one.closest("li"));
  expect(entry("Julequiz")[0]).toHaveAttribute("data-object", "culture");
  expect(entry("Reven som ville fly")[0]).toHaveAttribute("data-object", "movie");
  expect(screen.queryByRole("link", { name: "18.00 Julequiz" })).not.toBeInTheDocument();
  expect([...container.querySelectorAll('li[data-cancelled="true"]')].map((one) => one.textContent)).toEqual([
    "20.30 Nattekspressen Avlyst Kino",
  ]);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click on a kind with %s to the browser", (key) => {
  show();
  const link = within(screen.getByRole("navigation", { name: "Velg i kalenderen" })).getByRole("link", {
    name: "Kino",
  });
  const isLeft = fireEvent.click(link, { [key]: true });
  expect([isLeft, window.location.search]).toEqual([true, ""]);
});

test("counts what has not ended, and says where what was moved away has gone", () => {
  show({
    events: [
      at("2026-12-04T18:00"),
      at("2026-12-05T18:00", "quiz"),
      { ...at("2026-12-31T19:00", "quiz", "moved"), previousStart: "2026-12-06T19:00" },
    ],
  });
  expect(screen.getByRole("status")).toHaveTextContent(/^2 på programmet$/);
  expect(titles(/søndag 6. desember/)).toEqual([
    "19.00 Julequiz Flyttet til torsdag 31.\u00a0desember kl.\u00a019.00 Quiz",
  ]);
  fireEvent.click(screen.getByRole("link", { name: "Kino" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^0 av 2 på programmet$/);
});

test("goes on into two weeks of the next month where the page has them, and not for one that was moved there", () => {
  const next = at("2027-01-06T19:00", "quiz");
  const { unmount } = show({ events: [...december().events, next] });
  expect(titles(/onsdag 6. januar/)).toEqual(["19.00 Julequiz Quiz"]);
  expect(document.querySelector("[id$='-2027-01-10']")).toBeInTheDocument();
  expect(document.querySelector("[id$='-2027-01-11']")).toBeNull();
  expect(screen.getByText("1. januar")).toHaveAttribute("aria-hidden");
  unmount();
  show({ events: [...december().events, { ...next, status: "moved" }] });
  expect(screen.queryByText("onsdag 6. januar")).not.toBeInTheDocument();
});
