/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen, within } from "@testing-library/react";
import { addDays } from "../../../../domain/time/local-time";
import { longDate } from "../../../../domain/time/norwegian";
import type { Week } from "../../../api/week";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { showingOf, weekOf } from "../../testing/week-data";
import MonthScreen from "./month-screen";

const WEEK = "GET /api/uke";

/** The week that begins on a Monday, as the server gives it for a day in it. */
const weekFrom = (monday: string, showings: Parameters<typeof weekOf>[0] = [], scheduled: Week["scheduled"] = []) =>
  weekOf(showings, {
    monday,
    scheduled,
    next: addDays(monday, 7),
    days: [0, 1, 2, 3, 4, 5, 6].map((at) => {
      const date = addDays(monday, at);
      return { date, name: longDate(date), holiday: date === "2026-12-25" ? "1. juledag" : null };
    }),
  });

const EVENING = showingOf("kveld", {
  title: "Kveld",
  start: "2026-12-31T20:00",
  hall: "liten",
  hallName: "Lillesalen",
  status: "soldOut",
  statusText: "Utsolgt",
});
const MORNING = showingOf("morgen", { title: "Morgen", start: "2026-12-31T09:00" });
const JANUARY = showingOf("januar", { title: "Januar", start: "2027-01-01T20:00" });

const JUL = { kind: "articles", id: "jul", title: "Jul" };

const DECEMBER = {
  [`${WEEK}?dag=2026-12-01`]: weekFrom("2026-11-30"),
  [`${WEEK}?dag=2026-12-07`]: weekFrom("2026-12-07"),
  [`${WEEK}?dag=2026-12-14`]: weekFrom("2026-12-14"),
  [`${WEEK}?dag=2026-12-21`]: weekFrom("2026-12-21"),
  [`${WEEK}?dag=2026-12-28`]: weekFrom(
    "2026-12-28",
    [EVENING, MORNING, JANUARY],
    [
      { ...JUL, date: "2026-12-30", detail: "vises siste dag" },
      { ...JUL, date: "2026-12-31", path: ["shownFrom"], detail: "vises fra kl. 12.00" },
    ],
  ),
};

/** Its own days, or those of other months in its first and last week. */
const rowsOf = (part: "month" | "beside") =>
  screen.getAllByRole("row").filter(({ dataset }) => (dataset.beside === undefined) === (part === "month"));

test("a month has a line for each day with something, the showings in order and their states, and one for days without", async () => {
  deskServer({ ...DECEMBER, [WEEK]: weekFrom("2026-11-30") });
  renderInDesk(<MonthScreen month={null} />);
  await screen.findByRole("heading", { level: 1, name: "Desember 2026" });
  const rows = rowsOf("month");
  expect(rows.slice(0, -2).map(({ textContent }) => textContent)).toEqual([
    "Tirsdag 1. desemberI dagIngenting",
    "Onsdag 2.–søndag 6. desemberIngenting",
    "Mandag 7.–søndag 13. desemberIngenting",
    "Mandag 14.–søndag 20. desemberIngenting",
    "Mandag 21.–torsdag 24. desemberIngenting",
    "Fredag 25. desember1. juledagIngenting",
    "Lørdag 26.–søndag 27. desemberIngenting",
    "Mandag 28.–tirsdag 29. desemberIngenting",
  ]);
  expect(rows[0]?.dataset.today).toBe("true");
  const last = within(rows.at(-1) ?? document.body).getAllByRole("listitem");
  expect(last.slice(-2).map((item) => item.textContent)).toEqual([
    "09.00 Storsalen Morgen ",
    "20.00 Lillesalen Kveld ■ Utsolgt",
  ]);
  expect(screen.getByRole("link", { name: "Kveld" }).getAttribute("href")).toBe("#/uka/2026-12-31?forestilling=kveld");
  expect(screen.getByRole("link", { name: "Forrige måned" }).getAttribute("href")).toBe("#/maned/2026-11");
  expect(screen.getByRole("link", { name: "Neste måned" }).getAttribute("href")).toBe("#/maned/2027-01");
  expect(screen.getByText("Uten salnavn: Storsalen")).toBeTruthy();
});

test("what appears and leaves is in the line of its day, before the showings, and leads to the field", async () => {
  deskServer(DECEMBER);
  renderInDesk(<MonthScreen month="2026-12" />);
  await screen.findByRole("heading", { level: 1, name: "Desember 2026" });
  const rows = rowsOf("month");
  expect(rows.at(-2)?.textContent).toBe("Onsdag 30. desember◌ Jul Vises siste dag");
  const items = within(rows.at(-1) ?? document.body).getAllByRole("listitem");
  expect(items[0]?.textContent).toBe("◌ Jul Vises fra kl. 12.00");
  expect(
    within(items[0] ?? document.body)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("#/rediger/articles/jul?felt=shownFrom");
});

test("of the current month, the days that have been are folded", async () => {
  const now = { now: "2026-12-30T12:00" };
  deskServer({
    ...DECEMBER,
    [WEEK]: { ...weekFrom("2026-12-28"), ...now },
    [`${WEEK}?dag=2026-12-01`]: { ...weekFrom("2026-11-30"), ...now },
  });
  renderInDesk(<MonthScreen month="2026-12" />);
  await screen.findByRole("heading", { level: 1, name: "Desember 2026" });
  const past = screen.getByText("Tidligere i måneden").closest("details");
  expect(past?.open).toBe(false);
  expect(past?.textContent).toContain("25. desember1. juledag");
  expect(past?.textContent).not.toContain("31. desember");
});

test("this month has the next one with it when it is nearly over", async () => {
  const now = { now: "2026-11-30T12:00" };
  const november = ["2026-11-01", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"];
  deskServer({
    ...DECEMBER,
    ...Object.fromEntries(
      november.map((day) => [`${WEEK}?dag=${day}`, { ...weekFrom(day === "2026-11-01" ? "2026-10-26" : day), ...now }]),
    ),
    [WEEK]: { ...weekFrom("2026-11-30"), ...now },
  });
  renderInDesk(<MonthScreen month={null} />);
  await screen.findByRole("heading", { level: 1, name: "November 2026" });
  expect(screen.getByRole("heading", { level: 2, name: "Desember 2026" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Kveld" })).toBeTruthy();
});

test("days of other months in its weeks are beside it, with what is on, and are in no list of places", async () => {
  deskServer({ ...DECEMBER, [WEEK]: weekFrom("2026-11-30") });
  renderInDesk(<MonthScreen month="2026-12" />);
  await screen.findByRole("heading", { level: 1, name: "Desember 2026" });
  expect(rowsOf("beside").map(({ id, textContent }) => [id, textContent])).toEqual([
    ["", "Mandag 30. novemberIngenting"],
    ["", "Fredag 1. januar20.00 Storsalen Januar "],
    ["", "Lørdag 2.–søndag 3. januarIngenting"],
  ]);
});

test("a day says how many showings it has, and what is cancelled, moved or sold out", async () => {
  const on = (day: string, ...states: readonly (readonly [string, string])[]) =>
    states.map(([status, statusText], at) =>
      showingOf(`${day} ${at}`, { start: `2026-12-${day}T1${at}:00`, status, statusText }),
    );
  const sale = ["onSale", "I salg"] as const;
  const [moved, sold] = [["moved", "Flyttet"] as const, ["soldOut", "Utsolgt"] as const];
  const showings = [
    ...on("01", sale),
    ...on("28", sale),
    ...on("29", sold, sale, moved, sold),
    ...on("30", sale, sale),
  ];
  deskServer({
    ...DECEMBER,
    [`${WEEK}?dag=2026-12-01`]: weekFrom("2026-11-30", showings),
    [`${WEEK}?dag=2026-12-28`]: weekFrom("2026-12-28"),
  });
  renderInDesk(<MonthScreen month="2026-12" />);
  const nav = within(await screen.findByRole("navigation", { name: "Dager" }));
  const days = nav.getAllByRole("button").slice(-4);
  expect(days.map(({ textContent }) => textContent)).toEqual(["281 ", "294 →■", "302 ", "31"]);
  expect(days.map((day) => day.getAttribute("aria-label"))).toEqual([
    "ma 28, mandag 28. desember, 1 forestilling",
    "ti 29, tirsdag 29. desember, 4 forestillinger, 1 flyttet, 2 utsolgt",
    "on 30, onsdag 30. desember, 2 forestillinger",
    "to 31, torsdag 31. desember",
  ]);
  expect(nav.getAllByRole("button")[0]?.getAttribute("aria-label")).toMatch(/^ti 1, .*, i dag, 1 forestilling$/);
  // All are in one hall.
  expect(screen.queryByText("Storsalen")).toBeNull();
  expect(screen.queryByText(/^Uten salnavn/)).toBeNull();
  expect(nav.getByText("Antall forestillinger, → flyttet, ■ utsolgt")).toBeTruthy();
});

test("a month that cannot be read is reported", async () => {
  deskServer({ [WEEK]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<MonthScreen month={null} />);
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
});

test("a day with something leads to its place in the list, and one without leads nowhere", async () => {
  deskServer({ ...DECEMBER, [WEEK]: weekFrom("2026-11-30") });
  renderInDesk(<MonthScreen month="2026-12" />);
  const last = await screen.findByRole("button", { name: "to 31, torsdag 31. desember, 2 forestillinger, 1 utsolgt" });
  expect(last).toHaveProperty("disabled", false);
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function () {
    seen(this.textContent);
  };
  fireEvent.click(last);
  expect(last.getAttribute("aria-current")).toBe("true");
  expect(seen).toHaveBeenCalledWith(expect.stringContaining("Kveld"));
  expect(screen.getByRole("button", { name: /^fr 25/ })).toHaveProperty("disabled", true);
});
