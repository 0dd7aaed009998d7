import { monthCalendar } from "./month-calendar";
import { choosableEvent } from "./testing/choosable-event";

const DAYS = ["2026-11-03", "2026-11-30", "2026-12-14", "2026-12-15"];

const shown = (moment: string, days = DAYS) =>
  monthCalendar.choice?.choose({
    own: () => ({ events: days.map((day) => choosableEvent(`${day}T18:00`)), productions: [] }),
    shared: {},
    settings: {},
    moment,
  }).events;

test("has its month, and from nine days before the end two weeks of the next", () => {
  expect(shown("2026-11-21T12:00")).toEqual(["2026-11-03", "2026-11-30"]);
  expect(shown("2026-11-22T12:00")).toEqual(["2026-11-03", "2026-11-30", "2026-12-14"]);
});

test("has no more than its month once that is over", () => {
  expect(shown("2026-12-01T12:00")).toEqual(["2026-11-03", "2026-11-30"]);
  expect(shown("2026-12-01T12:00", [])).toEqual([]);
});
