import fc from "fast-check";
import { demonstrationWeeks, moveWeeks } from "./demonstration";
import { addDays, daysBetween, mondayOf, timeOf, weekdayName } from "./local-time";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));

describe("a demonstration's weeks", () => {
  it("are none in the anchor's own week, whichever day", () => {
    for (let offset = 0; offset < 7; offset += 1) {
      for (let today = 0; today < 7; today += 1) {
        expect(demonstrationWeeks(addDays("2026-11-30", offset), addDays("2026-11-30", today))).toBe(0);
      }
    }
  });

  it.each([
    ["2026-12-06", 0],
    ["2026-12-07", 1],
    ["2026-11-29", -1],
    ["2027-12-01", 52],
  ])("are counted from Monday to Monday: built on %s", (today, weeks) =>
    expect(demonstrationWeeks("2026-12-02", today)).toBe(weeks),
  );

  it("move the anchor's week to today's, by whole weeks", () => {
    fc.assert(
      fc.property(day, day, (anchor, today) => {
        const weeks = demonstrationWeeks(anchor, today);
        expect(Number.isInteger(weeks)).toBe(true);
        expect(mondayOf(moveWeeks(anchor, weeks))).toBe(mondayOf(today));
      }),
    );
  });
});

describe("a moved date", () => {
  it("keeps its weekday and local time across changes of the clock", () => {
    expect(moveWeeks("2026-10-22T18:00", 1)).toBe("2026-10-29T18:00");
    expect(moveWeeks("2026-12-04", 52)).toBe("2027-12-03");
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (date, weeks) => {
        const moved = moveWeeks(`${date}T18:30`, weeks);
        expect(weekdayName(moved.slice(0, 10))).toBe(weekdayName(date));
        expect(timeOf(moved)).toBe("18:30");
        expect(daysBetween(date, moved.slice(0, 10))).toBe(7 * weeks);
      }),
    );
  });
});
