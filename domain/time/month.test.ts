import fc from "fast-check";
import { addDays, daysBetween, isCalendarDate, isoWeek, weekdayIndex } from "./local-time";
import { monthAfter, monthName, monthOf, monthsBetween, weeksOf } from "./month";

const aMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2120 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);

test("formats a month", () => {
  expect(monthName("2026-12")).toBe("desember 2026");
  expect(monthName(monthOf("2027-01-05T18:00"))).toBe("januar 2027");
});

test("begins in the week of the first day and ends in the week of the last", () => {
  expect(weeksOf("2027-02").map(([monday, , , , , , sunday]) => [monday, sunday])).toEqual([
    ["2027-02-01", "2027-02-07"],
    ["2027-02-08", "2027-02-14"],
    ["2027-02-15", "2027-02-21"],
    ["2027-02-22", "2027-02-28"],
  ]);
  const [first, ...rest] = weeksOf("2026-08");
  expect(first).toEqual([null, null, null, null, null, "2026-08-01", "2026-08-02"]);
  expect(rest).toHaveLength(5);
});

test("has every day of a month once, each under its own weekday and in its own week", () => {
  fc.assert(
    fc.property(aMonth, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(daysBetween(`${month}-01`, `${monthAfter(month)}-01`));
      expect(days.every((day, index) => isCalendarDate(day) && day === addDays(`${month}-01`, index))).toBe(true);
      for (const week of weeks) {
        expect(week.every((day, index) => day === null || weekdayIndex(day) === index)).toBe(true);
        expect(new Set(week.flatMap((day) => (day === null ? [] : isoWeek(day)))).size).toBe(1);
      }
    }),
  );
});

test("counts months through the turn of the year", () => {
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthsBetween("2026-12", "2027-01")).toBe(1);
  fc.assert(
    fc.property(aMonth, (month) => {
      expect(monthsBetween(month, monthAfter(month))).toBe(1);
      expect(monthsBetween(monthAfter(month), month)).toBe(-1);
    }),
  );
});
