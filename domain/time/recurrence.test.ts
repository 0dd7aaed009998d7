import fc from "fast-check";
import { addDays } from "./local-time";
import { recurrence } from "./recurrence";

const on = (...dates: readonly string[]) => recurrence(dates.map((date) => `${date}T12:00`));

test.each([
  ["hver lørdag", ["2026-11-28", "2026-12-05", "2026-12-12"]],
  ["annenhver torsdag", ["2026-11-26", "2026-12-10", "2026-12-24"]],
])("%s", (words, dates) => {
  expect(on(...dates)).toBe(words);
});

test("two dates are no series, nor are dates with a week missing or on different weekdays", () => {
  expect(on("2026-11-28", "2026-12-05")).toBeNull();
  expect(on("2026-11-28", "2026-12-05", "2026-12-13")).toBeNull();
  expect(on("2026-11-24", "2026-12-01", "2026-12-15")).toBeNull();
  expect(on()).toBeNull();
});

test("returns «hver» only when no week is missing, wherever the series begins", () => {
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 12 }),
      (from, weeks) => {
        let date = addDays("2026-01-01", from);
        const dates = [date, ...weeks.map((gap) => (date = addDays(date, 7 * gap)))];
        const words = on(...dates) ?? "";
        expect(words.startsWith("hver ")).toBe(weeks.every((gap) => gap === 1));
        expect(words.startsWith("annenhver ")).toBe(weeks.every((gap) => gap === 2));
      },
    ),
  );
});
