import fc from "fast-check";
import { film, showing } from "../../testing/showings";
import { openAndFolded } from "./board-days";
import { paperLayout } from "./paper-layout";

const NOW = "2026-11-25T08:00";
const PRODUCTIONS = new Map([["nattekspressen", film()]]);

const sizeOf = (events: readonly Queries.ShowingFieldsFragment[], productions = PRODUCTIONS): number =>
  paperLayout(openAndFolded(events, "2026-11-25").open, productions, NOW).size;

const week = (count: number, overrides: Partial<Queries.ShowingFieldsFragment> = {}) =>
  Array.from({ length: count }, (_, index) =>
    showing({ key: `${index}`, start: `2026-11-${25 + (index % 6)}T18:00`, ...overrides }),
  ).sort((a, b) => a.start.localeCompare(b.start));

test("a short week has the largest size, a full one a smaller", () => {
  expect(sizeOf([])).toBe(10.5);
  expect(sizeOf(week(6))).toBe(10.5);
  expect(sizeOf(week(30))).toBeLessThan(10);
  expect(sizeOf(week(30))).toBeGreaterThan(7);
  expect(sizeOf(week(500))).toBe(5);
});

test("long titles, notes, reasons, features and states make it smaller", () => {
  const plain = sizeOf(week(24));
  const long = "Norsk tekst på lerretet, og seniorkafé i kantina fra kl. 13.00. ".repeat(2);
  const titled = new Map([["nattekspressen", film({ title: long })]]);
  expect(sizeOf(week(24), titled)).toBeLessThan(plain);
  expect(sizeOf(week(24, { note: long }))).toBeLessThan(plain);
  expect(sizeOf(week(24, { status: "cancelled", reason: long }))).toBeLessThan(plain);
  expect(sizeOf(week(24, { features: ["Seniorkino", "Den store kinodagen", "Med snakk etterpå"] }))).toBeLessThan(
    plain,
  );
  expect(sizeOf(week(24, { status: "moved", previousStart: "2026-11-20T17:00" }))).toBeLessThan(plain);
});

test("one showing more never makes it larger", () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.string({ maxLength: 200 }), (count, note) => {
      const events = week(count);
      expect(sizeOf([...events, showing({ key: "last", start: "2026-12-01T20:00", note })])).toBeLessThanOrEqual(
        sizeOf(events),
      );
    }),
  );
});

test("a showing without its production, which is not printed, takes no space", () => {
  expect(sizeOf(week(500), new Map())).toBe(10.5);
});

test("a showing begins each of the columns after the first, which are about as high", () => {
  const startsOf = (count: number) => [
    ...paperLayout(openAndFolded(week(count), "2026-11-25").open, PRODUCTIONS, NOW).starts,
  ];
  expect(startsOf(0)).toEqual([]);
  expect(startsOf(1)).toEqual([]);
  expect(startsOf(3)).toHaveLength(2);
  const order = openAndFolded(week(30), "2026-11-25").open.flatMap(([, showings]) => showings.map(({ key }) => key));
  const [second = "", third = "", ...more] = startsOf(30);
  expect(more).toEqual([]);
  expect(order.indexOf(second)).toBeGreaterThanOrEqual(8);
  expect(order.indexOf(third) - order.indexOf(second)).toBeGreaterThanOrEqual(8);
  expect(order.length - order.indexOf(third)).toBeGreaterThanOrEqual(8);
});
