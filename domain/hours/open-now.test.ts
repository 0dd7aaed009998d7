import fc from "fast-check";
import { addDays, type LocalDate } from "../time/local-time";
import { openAt } from "./open-now";
import { type PartHours, WEEKDAY_KEYS } from "./opening-hours";

const LIBRARY: PartHours = {
  weekly: [
    { days: ["monday", "thursday"], opens: "10:00", closes: "19:00" },
    { days: ["tuesday", "wednesday", "friday"], opens: "10:00", closes: "16:00" },
  ],
  exceptions: [
    { from: "2026-11-24", to: null, closed: true, opens: null, closes: null, reason: "Kurs" },
    { from: "2026-11-25", to: null, closed: false, opens: "12:00", closes: "14:00", reason: "Kurs" },
  ],
  publicHolidays: "closed",
};
const ALWAYS: PartHours = {
  weekly: [{ days: [...WEEKDAY_KEYS], opens: "00:00", closes: "24:00" }],
  exceptions: [],
  publicHolidays: "asUsual",
};
const NEVER: PartHours = { weekly: [], exceptions: [], publicHolidays: "closed" };

test.each([
  ["before it opens", "2026-11-23T09:59", { isOpen: false, opens: "2026-11-23T10:00" }],
  ["from the minute it opens", "2026-11-23T10:00", { isOpen: true, until: "2026-11-23T19:00" }],
  ["until the minute it closes", "2026-11-23T18:59", { isOpen: true, until: "2026-11-23T19:00" }],
  ["past a day that is an exception", "2026-11-23T19:00", { isOpen: false, opens: "2026-11-25T12:00" }],
  ["on a day with other hours", "2026-11-25T13:59", { isOpen: true, until: "2026-11-25T14:00" }],
  ["past the weekend", "2026-11-27T16:00", { isOpen: false, opens: "2026-11-30T10:00" }],
  ["past public holidays", "2026-12-24T19:00", { isOpen: false, opens: "2026-12-28T10:00" }],
])("knows %s", (_when, now, expected) => {
  expect(openAt(LIBRARY, now)).toEqual(expected);
});

test("follows hours past midnight, those of the programme too", () => {
  const cinema: PartHours = { ...NEVER, openDays: [{ date: "2026-11-27", opens: "22:00", closes: "00:35" }] };
  expect(openAt(cinema, "2026-11-27T23:00")).toEqual({ isOpen: true, until: "2026-11-28T00:35" });
  expect(openAt(cinema, "2026-11-28T00:34")).toEqual({ isOpen: true, until: "2026-11-28T00:35" });
  expect(openAt(cinema, "2026-11-28T00:35")).toEqual({ isOpen: false, opens: null });
});

test("has no closing time for a part that is always open, nor an opening time for one that never opens", () => {
  expect(openAt(ALWAYS, "2026-11-27T23:59")).toEqual({ isOpen: true, until: null });
  expect(openAt(NEVER, "2026-11-27T12:00")).toEqual({ isOpen: false, opens: null });
});

/** Five minutes apart, so that spans touch. */
const time = fc
  .integer({ min: 0, max: 287 })
  .map((step) => `${String(Math.floor(step / 12)).padStart(2, "0")}:${String((step % 12) * 5).padStart(2, "0")}`);
const weekly = fc.record({ days: fc.subarray([...WEEKDAY_KEYS], { minLength: 1 }), opens: time, closes: time });
const part = fc.record({
  weekly: fc.array(weekly, { maxLength: 3 }),
  exceptions: fc.constant([]),
  publicHolidays: fc.constant("asUsual"),
});

/** Every fifth minute of the days around the changes of the clock and of a week between. */
const momentsFrom = (day: LocalDate, days: number): readonly string[] =>
  Array.from({ length: days }, (_, ahead) => addDays(day, ahead)).flatMap((date) =>
    Array.from({ length: 288 }, (_, step) => {
      const hour = String(Math.floor(step / 12)).padStart(2, "0");
      return `${date}T${hour}:${String((step % 12) * 5).padStart(2, "0")}`;
    }),
  );

test.each(["2026-03-28", "2026-06-01", "2026-10-24"])(
  "stays open exactly until the moment it gave, and closed until the other, in the days from %s",
  (day) => {
    fc.assert(
      fc.property(part, (hours) => {
        const states = momentsFrom(day, 2).map((moment) => ({ moment, ...openAt(hours, moment) }));
        const wrong = states.filter((state, index) => {
          const before = states[index - 1];
          if (!before) return false;
          const turn = before.isOpen ? before.until : before.opens;
          return (turn !== null && turn <= state.moment) !== (before.isOpen !== state.isOpen);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 10 },
    );
  },
);
