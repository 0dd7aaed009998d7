import fc from "fast-check";
import type { OpeningHours } from "../../../domain/entities/site/opening-hours";
import { WEEKDAY_KEYS } from "../../../domain/hours/opening-hours";
import type { Origin } from "../../problems/problem";
import { checkHours } from "./hours";

const origin: Origin = { file: "sites/huset.json", path: [], locate: () => null };
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const moment = fc.integer({ min: 0, max: 1440 }).map(clock);
const hours = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...WEEKDAY_KEYS), { minLength: 1 }),
  opens: moment,
  closes: moment,
});
const part = (weekly: OpeningHours["weekly"]): OpeningHours => ({
  id: "kinoen",
  name: "Kinoen",
  weekly,
  exceptions: [],
  eventsOutsideHours: false,
  publicHolidays: "asUsual",
});
const problems = (weekly: OpeningHours["weekly"]) => checkHours({ entity: part(weekly), origin });

it("reports nothing exactly when spans do not overlap and none is empty", () => {
  fc.assert(
    fc.property(fc.array(hours, { maxLength: 4 }), (weekly) => {
      const reported = WEEKDAY_KEYS.map((day) =>
        weekly
          .filter(({ days }) => days.includes(day))
          .flatMap(({ opens, closes }) =>
            Array.from({ length: Math.max(0, minutes(closes) - minutes(opens)) }, (_, index) => minutes(opens) + index),
          ),
      );
      const isSound =
        weekly.every(({ opens, closes }) => minutes(opens) < minutes(closes)) &&
        reported.every((day) => new Set(day).size === day.length);
      expect(problems(weekly).length === 0).toBe(isSound);
    }),
    { numRuns: 300 },
  );
});

it("reports the same in any order", () => {
  fc.assert(
    fc.property(fc.array(hours, { maxLength: 4 }), (weekly) => {
      expect(problems([...weekly].reverse())).toHaveLength(problems(weekly).length);
    }),
    { numRuns: 100 },
  );
});
