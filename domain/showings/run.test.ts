import fc from "fast-check";
import { addDays } from "../time/local-time";
import { runAt, runUntil } from "./run";

const FILM = { object: "movie", premiere: "2026-12-04" };
const showing = (start: string, status = "onSale") => ({ start, end: `${start.slice(0, 10)}T21:00`, status });

test("a film is shown until its last showing has ended", () => {
  const showings = [showing("2026-12-05T19:00"), showing("2026-12-08T19:00")];
  expect(runAt(FILM, showings, "2026-12-01T12:00")).toEqual({ is: "shown" });
  expect(runAt(FILM, showings, "2026-12-08T20:59")).toEqual({ is: "shown" });
  expect(runAt(FILM, showings, "2026-12-08T21:00")).toEqual({ is: "ended", last: "2026-12-08" });
});

test("a film without showings comes until the day of its premiere", () => {
  expect(runAt(FILM, [], "2026-12-03T23:59")).toEqual({ is: "coming", premiere: "2026-12-04" });
  expect(runAt(FILM, [], "2026-12-04T00:00")).toEqual({ is: "ended", last: null });
});

test("a preview does not end the run of a film that has its premiere later", () => {
  expect(runAt(FILM, [showing("2026-12-01T19:00")], "2026-12-02T12:00")).toEqual({
    is: "coming",
    premiere: "2026-12-04",
  });
});

test("a cancelled showing is shown until it would have ended, and is never the last one", () => {
  const showings = [showing("2026-12-05T19:00"), showing("2026-12-08T19:00", "cancelled")];
  expect(runAt(FILM, showings, "2026-12-07T12:00")).toEqual({ is: "shown" });
  expect(runAt(FILM, showings, "2026-12-09T12:00")).toEqual({ is: "ended", last: "2026-12-05" });
});

test("of a film without premiere and showings nothing is known", () => {
  expect(runAt({ object: "movie", premiere: null }, [], "2026-12-09T12:00")).toEqual({ is: "unknown" });
});

test("an event has been when its last showing has ended, and never comes by itself", () => {
  const event = { object: "culture", premiere: null };
  expect(runAt(event, [], "2026-12-09T12:00")).toEqual({ is: "unknown" });
  expect(runAt(event, [showing("2026-12-10T19:00")], "2026-12-09T12:00")).toEqual({ is: "shown" });
  expect(runAt(event, [showing("2026-12-08T19:00")], "2026-12-09T12:00")).toEqual({ is: "ended", last: "2026-12-08" });
  expect(runAt({ ...event, premiere: "2027-01-01" }, [], "2026-12-09T12:00")).toEqual({ is: "unknown" });
});

test("a film is never ended while it has a showing to come, nor coming after its premiere", () => {
  const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays("2026-12-04", days));
  const any = fc.record({ day, status: fc.constantFrom("onSale", "soldOut", "cancelled", "moved", "free") });
  fc.assert(
    fc.property(fc.array(any), day, day, (all, premiere, today) => {
      const showings = all.map((one) => showing(`${one.day}T19:00`, one.status));
      const run = runAt({ object: "movie", premiere }, showings, `${today}T12:00`);
      const isLeft = showings.some(({ end }) => end > `${today}T12:00`);
      expect(run.is === "shown").toBe(isLeft);
      if (run.is === "coming") expect(premiere > today).toBe(true);
      if (run.is === "ended") {
        expect(premiere <= today).toBe(true);
        if (run.last !== null) expect(run.last <= today).toBe(true);
      }
      expect(runUntil(showings) === null).toBe(showings.length === 0);
    }),
  );
});
