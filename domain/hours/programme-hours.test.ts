import fc from "fast-check";
import { addDays, dateOf } from "../time/local-time";
import { addMinutes, instantsOf, toEpoch, toLocal, toMoment } from "../time/oslo";
import { type DoorShowing, type OpenDay, programmeDays } from "./programme-hours";

const day = (date: string, opens: string, closes: string): OpenDay => ({ date, opens, closes });
const showing = (start: string, end: string | null): DoorShowing => ({ start, end });

describe("a venue part that follows its programme", () => {
  test("opens before the first showing of a day and closes when the last one has ended", () => {
    const showings = [
      showing("2026-12-05T20:15", "2026-12-05T22:05"),
      showing("2026-12-05T13:00", "2026-12-05T14:40"),
      showing("2026-12-07T18:00", "2026-12-07T20:05"),
    ];
    expect(programmeDays(showings, 30)).toEqual([
      day("2026-12-05", "12:30", "22:05"),
      day("2026-12-07", "17:30", "20:05"),
    ]);
  });

  test("closes when the last one to end has ended, not the last one to begin", () => {
    const showings = [showing("2026-12-05T18:00", "2026-12-05T22:30"), showing("2026-12-05T19:00", "2026-12-05T20:00")];
    expect(programmeDays(showings, 15)).toEqual([day("2026-12-05", "17:45", "22:30")]);
  });

  test("is open for three hours when the end of the last showing is unknown", () => {
    expect(programmeDays([showing("2026-12-05T18:00", null)], 30)).toEqual([day("2026-12-05", "17:30", "21:00")]);
  });

  test("closes after midnight on the evening's own day", () => {
    expect(programmeDays([showing("2026-12-05T22:30", "2026-12-06T00:35")], 30)).toEqual([
      day("2026-12-05", "22:00", "00:35"),
    ]);
    expect(programmeDays([showing("2026-12-05T22:00", "2026-12-06T00:00")], 30)).toEqual([
      day("2026-12-05", "21:30", "24:00"),
    ]);
  });

  test("counts a night's film to the evening before, when its doors open then", () => {
    const showings = [
      showing("2026-12-05T18:00", "2026-12-05T20:00"),
      showing("2026-12-06T00:15", "2026-12-06T02:15"),
      showing("2026-12-06T18:00", "2026-12-06T20:00"),
    ];
    expect(programmeDays(showings, 30)).toEqual([
      day("2026-12-05", "17:30", "02:15"),
      day("2026-12-06", "17:30", "20:00"),
    ]);
  });

  test("is open around the clock during a showing of several days, whatever else is shown", () => {
    const showings = [showing("2026-12-04T18:00", "2026-12-06T20:00"), showing("2026-12-05T12:00", "2026-12-05T14:00")];
    expect(programmeDays(showings, 30)).toEqual([
      day("2026-12-04", "17:30", "24:00"),
      day("2026-12-05", "00:00", "24:00"),
      day("2026-12-06", "00:00", "20:00"),
    ]);
  });

  test("counts elapsed minutes in the nights when the clock changes", () => {
    expect(programmeDays([showing("2026-03-29T03:15", "2026-03-29T05:00")], 30)).toEqual([
      day("2026-03-29", "01:45", "05:00"),
    ]);
    expect(programmeDays([showing("2026-10-25T02:15+01:00", "2026-10-25T04:00")], 30)).toEqual([
      day("2026-10-25", "02:45", "04:00"),
    ]);
  });

  test("ignores the days of an implausibly long showing", () => {
    expect(programmeDays([showing("2026-12-04T18:00", "2206-12-06T20:00")], 30)).toHaveLength(32);
  });

  test("closes three hours after a start without an end, also in the second occurrence of autumn's repeated hour", () => {
    expect(programmeDays([{ start: "2026-10-25T02:00+01:00", end: null }], 0)).toEqual([
      { date: "2026-10-25", opens: "02:00", closes: "05:00" },
    ]);
  });

  test("is never open without a showing", () => {
    expect(programmeDays([], 30)).toEqual([]);
  });
});

/** Half years around both changes of the clock, to the minute. */
const start = fc.integer({ min: toEpoch("2026-01-01T00:00") / 60_000, max: toEpoch("2027-01-01T00:00") / 60_000 });
const anyShowing = fc
  .record({ start, minutes: fc.option(fc.integer({ min: 1, max: 3 * 24 * 60 })) })
  .map(({ start, minutes }) => ({
    start: toMoment(start * 60_000),
    end: minutes === null ? null : toMoment((start + minutes) * 60_000),
  }));
const anyMinutes = fc.integer({ min: 0, max: 240 });

/** The end of a day's span as an instant: the last that the clock can mean. */
const closing = ({ date, opens, closes }: OpenDay): number => {
  const last = (local: string) => instantsOf(local).at(-1) ?? toEpoch(local);
  if (closes === "24:00") return last(`${addDays(date, 1)}T00:00`);
  return closes > opens
    ? last(`${date}T${closes}`)
    : Math.max(last(`${date}T${closes}`), last(`${addDays(date, 1)}T${closes}`));
};

/** The start of a day's span as an instant: the first that the clock can mean. */
const opening = ({ date, opens }: OpenDay): number => instantsOf(`${date}T${opens}`)[0] ?? toEpoch(`${date}T${opens}`);

describe("any programme", () => {
  test("is open from before each showing until its end", () => {
    fc.assert(
      fc.property(fc.array(anyShowing, { maxLength: 12 }), anyMinutes, (showings, minutes) => {
        const days = programmeDays(showings, minutes);
        for (const { start, end } of showings) {
          const doors = toEpoch(addMinutes(start, -minutes));
          expect(days.some((one) => opening(one) <= doors && doors <= closing(one))).toBe(true);
          const ends = toEpoch(end ?? addMinutes(start, 180));
          expect(days.some((one) => closing(one) >= ends)).toBe(true);
        }
      }),
    );
  });

  test("spans are in order, do not overlap, and have a showing", () => {
    fc.assert(
      fc.property(fc.array(anyShowing, { maxLength: 12 }), anyMinutes, (showings, minutes) => {
        const days = programmeDays(showings, minutes);
        const dates = days.map(({ date }) => date);
        for (const [index, next] of days.slice(1).entries()) {
          const before = days[index];
          expect(before && (before.date < next.date || before.closes <= next.opens)).toBe(true);
        }
        const shown = showings.map(({ start, end }) => [
          dateOf(toLocal(toEpoch(addMinutes(start, -minutes)))),
          dateOf(end ?? addMinutes(start, 180)),
        ]);
        expect(dates.every((date) => shown.some(([from, to]) => `${from}` <= date && date <= `${to}`))).toBe(true);
      }),
    );
  });

  test("the order in which showings are written does not matter", () => {
    fc.assert(
      fc.property(fc.array(anyShowing, { maxLength: 8 }), anyMinutes, (showings, minutes) => {
        expect(programmeDays([...showings].reverse(), minutes)).toEqual(programmeDays(showings, minutes));
      }),
    );
  });
});
