import fc from "fast-check";
import { addDays, weekdayIndex } from "../../../domain/time/local-time";
import { type Booking, collides, withoutCollisions } from "./collisions";
import { patternFor } from "./pattern";
import { repeated } from "./repeated";

const moment = (minutes: number): string =>
  new Date(Date.UTC(2026, 11, 1) + minutes * 60_000).toISOString().slice(0, 16);

const taken: fc.Arbitrary<Booking> = fc
  .record({
    hall: fc.constantFrom("kinosal", "festsal"),
    from: fc.integer({ min: 0, max: 3000 }),
    minutes: fc.option(fc.integer({ min: 1, max: 300 })),
  })
  .map(({ hall, from, minutes }) => ({
    hall,
    start: moment(from),
    end: minutes === null ? null : moment(from + minutes),
  }));

test("of what is free, nothing collides; of what is skipped, all does", () => {
  fc.assert(
    fc.property(fc.array(taken), fc.array(taken), (there, items) => {
      const { free, skipped } = withoutCollisions(there, items);
      expect(free.length + skipped.length).toBe(items.length);
      for (const [at, one] of free.entries())
        for (const other of [...there, ...free.slice(0, at)]) expect(collides(one, other)).toBe(false);
      for (const { item, because } of skipped) expect(collides(item, because)).toBe(true);
    }),
  );
});

test("one showing may follow another at once", () => {
  const first = { hall: "kinosal", start: "2026-12-01T18:00", end: "2026-12-01T20:00" };
  expect(collides(first, { hall: "kinosal", start: "2026-12-01T20:00", end: null })).toBe(false);
  expect(collides(first, { hall: "kinosal", start: "2026-12-01T19:59", end: null })).toBe(true);
});

test("two showings collide in whichever order they are compared: when a minute belongs to both", () => {
  const minutesOf = ({ start, end }: Booking): readonly number[] => {
    const first = Date.parse(`${start}Z`) / 60_000;
    const length = end === null ? 1 : Date.parse(`${end}Z`) / 60_000 - first;
    return Array.from({ length }, (_, minute) => first + minute);
  };
  // Close to each other, so that some end exactly when the other begins.
  const close = taken.map(({ hall, start, end }) => ({ hall, start: `2026-12-01T18:0${start.slice(-1)}`, end }));
  const short = fc.tuple(close, fc.integer({ min: 1, max: 9 })).map(([one, minutes]) => ({
    ...one,
    end: one.end === null ? null : new Date(Date.parse(`${one.start}Z`) + minutes * 60_000).toISOString().slice(0, 16),
  }));
  fc.assert(
    fc.property(short, short, (one, other) => {
      const shares = minutesOf(one).some((minute) => minutesOf(other).includes(minute));
      expect(collides(one, other)).toBe(one.hall === other.hall && shares);
      expect(collides(other, one)).toBe(collides(one, other));
    }),
  );
});

test("a series is on one weekday, a week apart, after a day and until another", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 100 }),
      (day, weekday, length) => {
        const after = addDays("2026-01-01", day);
        const until = addDays(after, length);
        const found = repeated({ after, weekday, time: "12:00", until });
        expect(found.length).toBeGreaterThanOrEqual(Math.floor(length / 7));
        for (const [at, one] of found.entries()) {
          expect(weekdayIndex(one.slice(0, 10))).toBe(weekday);
          expect(one.slice(0, 10) > after && one.slice(0, 10) <= until).toBe(true);
          if (at > 0) expect(addDays(String(found[at - 1]).slice(0, 10), 7)).toBe(one.slice(0, 10));
        }
      },
    ),
  );
});

test("every Thursday until Christmas", () => {
  expect(repeated({ after: "2026-12-03", weekday: 3, time: "12:00", until: "2026-12-23" })).toEqual([
    "2026-12-10T12:00",
    "2026-12-17T12:00",
  ]);
});

const film = (id: string) => ({ id, object: "movie", typeText: "Film" });
const shown = (id: string, more: object = {}) => ({
  production: film(id),
  event: { id: `${id}-1`, production: id, hall: "kinosal", start: "2026-12-01T18:00", status: "onSale", ...more },
});

test("a new showing follows the last of the same film in the hall, then one of its kind without labels", () => {
  const own = shown("kraka", { start: "2026-12-02T18:00", note: "Den siste." });
  expect(patternFor(film("kraka"), "kinosal", [shown("isbryteren"), shown("kraka"), own])).toBe(own.event);
  const baby = shown("isbryteren", { start: "2026-12-09T11:00", features: ["Babykino"], prices: [] });
  const usual = shown("isbryteren", {
    prices: [{ label: "Voksen", amount: 135 }],
    accessibility: ["hearingLoop", "baby"],
  });
  expect(patternFor(film("kraka"), "kinosal", [baby, usual])).toMatchObject({
    production: "kraka",
    prices: [{ label: "Voksen", amount: 135 }],
    accessibility: ["hearingLoop"],
  });
  const listed = shown("isbryteren", { accessSet: "alt", noteText: "rolig", priceList: "kino" });
  expect(patternFor(film("kraka"), "kinosal", [listed])).toEqual({
    ...shown("kraka").event,
    id: "isbryteren-1",
    priceList: "kino",
  });
  expect(patternFor({ id: "konsert", object: "event", typeText: "Konsert" }, "kinosal", [usual])).toBeNull();
});
