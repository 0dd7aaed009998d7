/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { OpeningHours } from "./opening-hours";

type Fields = Queries.OpeningHoursBlockFieldsFragment;
type Part = Fields["parts"][number];
type Exception = Part["exceptions"][number];

const library: Part = {
  key: "bibliotek",
  name: "Biblioteket",
  note: null,
  minutesBefore: null,
  publicHolidays: "closed",
  weekly: [
    { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "10:00", closes: "16:00" },
    { days: ["thursday"], opens: "17:00", closes: "19:00" },
  ],
  exceptions: [],
};

const exception = (from: string, overrides: Partial<Exception> = {}): Exception => ({
  from,
  to: null,
  closed: true,
  opens: null,
  closes: null,
  reason: "Planleggingsdag",
  ...overrides,
});

const tell = (part: Partial<Part> = {}, heading: string | null = null, openDays: Fields["openDays"] = []) =>
  render(
    <OpeningHours
      block={{ id: "tider", heading, today: { date: "2026-11-10" }, parts: [{ ...library, ...part }], openDays }}
      {...FURTHER_DOWN}
    />,
  );

/** Today's line. */
const todays = () => asRead(screen.getByText(/^I dag, /).parentElement);
const deviations = () => screen.queryAllByRole("listitem").map(asRead);

beforeEach(() => stopClockAt("2026-11-10T12:00"));
afterEach(() => jest.useRealTimers());

test("shows today's hours first", () => {
  tell();
  expect(screen.getByRole("region", { name: "Åpningstider" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Biblioteket" })).toBeVisible();
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: 10\.00–16\.00$/u);
});

test("a span of hours keeps its line", () => {
  stopClockAt("2026-11-12T12:00");
  tell();
  const whole = screen.getAllByText(/^\d\d\.\d\d–/).map(({ className }) => className);
  expect(whole.length).toBeGreaterThan(2);
  expect(new Set(whole)).toEqual(new Set(["hours"]));
});

test("advances to the next day at midnight in Oslo", () => {
  stopClockAt("2026-11-13T23:59");
  tell();
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: 10\.00–16\.00$/u);
  act(() => jest.advanceTimersByTime(60_000));
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: stengt$/u);
});

test("shows the week in a table, with equal neighbouring days in one row", () => {
  tell();
  const rows = within(screen.getByRole("table", { name: "Åpningstider: Biblioteket" })).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(asRead))).toEqual([
    ["Dag", "Tid"],
    ["Mandag–onsdag", "10.00–16.00"],
    ["Torsdag", "10.00–16.00 og 17.00–19.00"],
    ["Fredag", "10.00–16.00"],
    ["Lørdag–søndag", "Stengt"],
  ]);
});

test("follows an exception today, and says why", () => {
  tell({ exceptions: [exception("2026-11-10")] });
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: stengt$/u);
  expect(deviations()).toEqual(["Tirsdag 10. november: stengt (Planleggingsdag)"]);
});

test("shows coming exceptions", () => {
  tell({
    exceptions: [exception("2026-11-20", { closed: false, opens: "10:00", closes: "13:00", reason: "Julebord" })],
  });
  expect(screen.getByRole("heading", { level: 4, name: "Avvikende åpningstider" })).toBeVisible();
  expect(deviations()).toEqual(["Fredag 20. november: 10.00–13.00 (Julebord)"]);
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: 10\.00–16\.00$/u);
});

test("is closed on public holidays, by their names", () => {
  stopClockAt("2026-12-25T12:00");
  tell();
  expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: stengt$/u);
  expect(deviations()).toEqual([
    "Fredag 25. desember: stengt (1. juledag)",
    "Fredag 1. januar: stengt (1. nyttårsdag)",
  ]);
});

test("has a note and a heading of its own", () => {
  tell({ note: "Selvbetjent til 22." }, "Når vi har åpent");
  expect(screen.getByRole("region", { name: "Når vi har åpent" })).toHaveTextContent("Selvbetjent til 22.");
});

describe("a part that follows the programme", () => {
  const cinema: Partial<Part> = {
    key: "kino",
    name: "Kinoen",
    minutesBefore: 30,
    publicHolidays: "asUsual",
    weekly: [],
  };
  const shown = (date: string, opens: string, closes: string, part = "kino") => ({ part, date, opens, closes });
  const tellCinema = (exceptions: readonly Exception[] = []) =>
    tell({ ...cinema, exceptions }, null, [
      shown("2026-11-09", "10:30", "12:00"),
      shown("2026-11-10", "17:30", "22:05"),
      shown("2026-11-12", "22:00", "00:35"),
      shown("2026-11-16", "16:30", "19:00"),
      shown("2026-11-17", "16:30", "19:00"),
      shown("2026-11-11", "08:00", "09:00", "scenen"),
    ]);
  const rows = () =>
    within(screen.getByRole("table"))
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map(asRead));

  test("shows today once, and the next six days by their dates, without other parts' days", () => {
    tellCinema();
    expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: 17\.30–22\.05$/u);
    expect(screen.getByRole("table", { name: "Åpningstider: Kinoen, de neste seks dagene" })).toBeVisible();
    expect(rows()).toEqual([
      ["Onsdag 11. november", "Stengt"],
      ["Torsdag 12. november", "22.00–00.35"],
      ["Fredag 13. november", "Stengt"],
      ["Lørdag 14. november", "Stengt"],
      ["Søndag 15. november", "Stengt"],
      ["Mandag 16. november", "16.30–19.00"],
    ]);
  });

  test("is closed on a day without a showing, and advances at midnight", () => {
    stopClockAt("2026-11-10T23:59");
    tellCinema();
    act(() => jest.advanceTimersByTime(60_000));
    expect(todays()).toMatch(/^I dag, \d+\. \p{L}+: stengt$/u);
    expect(rows()[0]).toEqual(["Torsdag 12. november", "22.00–00.35"]);
    expect(rows()[5]).toEqual(["Tirsdag 17. november", "16.30–19.00"]);
  });

  test("shows the rule by which it opens", () => {
    tellCinema();
    expect(
      screen.getByText(
        "Dørene åpner 30 minutter før dagens første forestilling og stenger når den siste er slutt. Dager uten forestilling er det stengt.",
      ),
    ).toBeVisible();
  });
});
