import fc from "fast-check";
import type { LocalDateTime } from "../../../domain/time/local-time";
import type { Placed } from "../content/content-folder";
import { shownPeriod, shownText } from "./shown-text";

const two = (number: number): string => String(number).padStart(2, "0");
/** Moments of two days around the change to winter time. */
const moment: fc.Arbitrary<LocalDateTime> = fc
  .tuple(fc.constantFrom("2026-10-24", "2026-10-25"), fc.nat(23), fc.constantFrom(0, 30))
  .map(([day, hours, minutes]) => `${day}T${two(hours)}:${two(minutes)}`);
const window = fc.record({ shownFrom: moment, shownUntil: moment }, { requiredKeys: [] });

test("in one period, everything is told to be shown alike, lists in the settings too", () => {
  fc.assert(
    fc.property(fc.array(window), fc.array(window), moment, moment, (own, noteTexts, one, other) => {
      const placed = (value: object): Placed => ({ kind: "pages", id: "a", file: "", path: [], value: { ...value } });
      const entities = [...own.map(placed), placed({ noteTexts })];
      fc.pre(shownPeriod(entities, one) === shownPeriod(entities, other));
      const texts = (now: LocalDateTime) => [...own, ...noteTexts].map((value) => shownText(value, now));
      expect(texts(one)).toEqual(texts(other));
    }),
  );
  const [entity] = [{ kind: "pages", id: "a", file: "", path: [], value: { shownFrom: "2026-10-24T12:00" } } as const];
  expect(shownPeriod([entity], "2026-10-24T11:59")).not.toBe(shownPeriod([entity], "2026-10-24T12:00"));
  expect(shownPeriod([], "2026-10-24T12:00")).not.toBe(shownPeriod([], "2026-10-25T12:00"));
});
