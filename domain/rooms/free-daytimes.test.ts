import fc from "fast-check";
import { addDays, weekdayIndex } from "../time/local-time";
import { freeDaytimes } from "./free-daytimes";

/** A Tuesday. */
const TODAY = "2026-12-01";

const event = (start: string, end: string | null, status = "onSale") => ({ start, end, status });

const words = (events: readonly ReturnType<typeof event>[]) =>
  freeDaytimes(events, TODAY).map(({ weekday, from, until }) => `${weekday}: ${from}–${until}`);

const WHOLE = ["0: 8–16", "1: 8–16", "2: 8–16", "3: 8–16", "4: 8–16"];

const onMonday = (text: string) => [text, ...WHOLE.slice(1)];

test.each([
  ["nothing", [], WHOLE],
  ["an evening", [event("2026-12-07T18:00", "2026-12-07T20:00")], WHOLE],
  ["part of an hour", [event("2026-12-07T12:30", "2026-12-07T13:10")], onMonday("0: 8–12")],
  ["equal stretches", [event("2026-12-07T11:00", "2026-12-07T12:40")], onMonday("0: 8–11")],
  ["hours that end and begin on the hour", [event("2026-12-07T08:00", "2026-12-07T12:00")], onMonday("0: 12–16")],
  ["no end", [event("2026-12-07T11:00", null)], onMonday("0: 8–11")],
  ["stretches of two hours", [event("2026-12-07T10:00", "2026-12-07T14:00")], WHOLE.slice(1)],
  ["a night", [event("2026-12-06T22:00", "2026-12-07T09:00")], onMonday("0: 9–16")],
  [
    "two weeks",
    [event("2026-12-07T08:00", "2026-12-07T10:00"), event("2026-12-14T14:00", "2026-12-14T16:00")],
    onMonday("0: 10–14"),
  ],
  ["a cancelled event", [event("2026-12-07T08:00", "2026-12-07T16:00", "cancelled")], WHOLE],
  ["the last day", [event("2026-12-29T08:00", "2026-12-29T12:00")], ["0: 8–16", "1: 12–16", ...WHOLE.slice(2)]],
  [
    "today and the day after the last",
    [event("2026-12-01T08:00", "2026-12-01T16:00"), event("2026-12-30T08:00", null)],
    WHOLE,
  ],
])("tells when a room is free on workdays: %s", (_case, events, expected) => {
  expect(words(events)).toEqual(expected);
});

test("an event in any stretch that is told would be known", () => {
  const anyEvent = fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 6, max: 20 }),
      hours: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ day, hour, hours }) => ({ date: addDays(TODAY, day), hour, hours }));
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (held) => {
      const at = (hour: number) => String(hour).padStart(2, "0");
      const free = freeDaytimes(
        held.map(({ date, hour, hours }) => event(`${date}T${at(hour)}:00`, `${date}T${at(hour + hours - 1)}:59`)),
        TODAY,
      );
      for (const { weekday, from, until } of free) {
        expect(from >= 8 && until <= 16 && until - from >= 3).toBe(true);
        const inside = held.filter(
          ({ date, hour, hours }) => weekdayIndex(date) === weekday && hour < until && hour + hours > from,
        );
        expect(inside).toEqual([]);
      }
    }),
  );
});
