import fc from "fast-check";
import { addDays, weekdayIndex } from "../../../../domain/time/local-time";
import { openAndFolded, stripDays, weeksBeyond } from "./board-days";

const showing = (date: string) => ({ start: `${date}T18:00` });

const TODAY = "2026-11-25";
const split = (...dates: readonly string[]) => {
  const { open, weeks } = openAndFolded(
    dates.map((date) => showing(date)),
    TODAY,
  );
  return { open: open.map(([date]) => date), weeks: weeks.map(({ week, days }) => [week, days.map(([date]) => date)]) };
};

test("today and six days more are open, later ones folded by week", () => {
  expect(split("2026-11-25", "2026-12-01", "2026-12-02", "2026-12-06", "2026-12-07")).toEqual({
    open: ["2026-11-25", "2026-12-01"],
    weeks: [
      [49, ["2026-12-02", "2026-12-06"]],
      [50, ["2026-12-07"]],
    ],
  });
});

test("the first week with showings is open when the next seven days have none", () => {
  expect(split("2026-12-15", "2026-12-20", "2026-12-21")).toEqual({
    open: ["2026-12-15", "2026-12-20"],
    weeks: [[52, ["2026-12-21"]]],
  });
});

test("an empty programme has neither", () => {
  expect(split()).toEqual({ open: [], weeks: [] });
});

test("has every day once and in order, whatever the programme and the day", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 60 }), fc.nat(6), (offsets, shift) => {
      const today = addDays(TODAY, shift);
      const dates = [...offsets].sort((a, b) => a - b).map((offset) => addDays(today, offset));
      const { open, weeks } = openAndFolded(
        dates.map((date) => showing(date)),
        today,
      );
      const shown = [...open, ...weeks.flatMap(({ days }) => days)].map(([date]) => date);
      expect(shown).toEqual([...new Set(dates)]);
      expect(weeks.every(({ monday, days }) => weekdayIndex(monday) === 0 && days.length > 0)).toBe(true);
      if (dates.length > 0) expect(open).not.toHaveLength(0);
    }),
  );
});

test("the strip has the days of two weeks that have showings", () => {
  const days = ["2026-11-25", "2026-11-27", "2026-12-08", "2026-12-09"].map((date) => showing(date));
  expect(stripDays(days, TODAY)).toEqual(["2026-11-25", "2026-11-27", "2026-12-08"]);
  expect(stripDays([], TODAY)).toEqual([]);
});

test("every day is in the strip or in a week beside it, whatever day it is", () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days));
  fc.assert(
    fc.property(day, fc.uniqueArray(day, { minLength: 1 }), (today, some) => {
      const dates = some.filter((date) => date >= today).sort();
      const showings = dates.map((date) => showing(date));
      const strip = stripDays(showings, today);
      const { open, weeks } = openAndFolded(showings, today);
      const reached = [
        ...strip,
        ...open.map(([date]) => date),
        ...weeksBeyond(weeks, strip).flatMap(({ days }) => days.map(([date]) => date)),
      ];
      expect(dates.filter((date) => !reached.includes(date))).toEqual([]);
    }),
  );
});
