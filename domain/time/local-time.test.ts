import fc from "fast-check";
import {
  addDays,
  daysBetween,
  isCalendarDate,
  isoWeek,
  mondayOf,
  timeOf,
  weekdayIndex,
  weekdayName,
} from "./local-time";

const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays("2000-01-01", days));

describe("calendar arithmetic", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2027-01-01", -1, "2026-12-31"],
  ])("knows that %s and %i days is %s", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(isCalendarDate(addDays(from, days))).toBe(true);
      }),
    );
  });
});

describe("weeks", () => {
  it.each([
    ["2026-12-05", "lørdag", 49, "2026-11-30"],
    ["2026-11-30", "mandag", 49, "2026-11-30"],
    ["2026-12-06", "søndag", 49, "2026-11-30"],
    ["2027-01-01", "fredag", 53, "2026-12-28"],
    ["2027-01-04", "mandag", 1, "2027-01-04"],
    ["2024-12-30", "mandag", 1, "2024-12-30"],
    ["1969-12-31", "onsdag", 1, "1969-12-29"],
  ])("knows that %s is a %s of week %i", (date, name, week, monday) => {
    expect(weekdayName(date)).toBe(name);
    expect(isoWeek(date)).toBe(week);
    expect(mondayOf(date)).toBe(monday);
  });

  it("count on from day to day and begin on Monday", () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(weekdayIndex(addDays(date, 1))).toBe((weekdayIndex(date) + 1) % 7);
        expect(weekdayIndex(mondayOf(date))).toBe(0);
        expect(isoWeek(date)).toBe(isoWeek(mondayOf(date)));
      }),
    );
  });
});

describe("what is a date", () => {
  it.each(["2026-01-31", "2028-02-29", "2000-02-29"])("takes %s", (date) => expect(isCalendarDate(date)).toBe(true));

  it.each(["2026-02-29", "2026-02-30", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "", "i dag"])(
    "refuses %p",
    (date) => expect(isCalendarDate(date)).toBe(false),
  );
});

describe("parts of a moment", () => {
  it("reads the time of day, offset or not", () => {
    expect(timeOf("2026-12-01T18:00")).toBe("18:00");
    expect(timeOf("2026-10-25T02:30+01:00")).toBe("02:30");
  });
});
