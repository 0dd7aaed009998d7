import { smallProgramme } from "../testing/small-programme";
import { between, chance } from "./chance";
import type { Showing } from "./programme";
import { liveShowing } from "./seats";

const [first] = smallProgramme.showings;
const showing = (change: Partial<Showing>): Showing => {
  if (!first) throw new Error("the small programme has showings");
  return { ...first, ...change };
};

/** The free seats of two hundred showings with a status. */
const seatsOf = (status: Showing["status"], seats: number): readonly (number | null)[] => [
  ...new Set(Array.from({ length: 200 }, (_, at) => liveShowing(showing({ id: `v${at}`, status, seats })).seatsLeft)),
];
const range = (numbers: readonly (number | null)[]) => [
  Math.min(...numbers.map(Number)),
  Math.max(...numbers.map(Number)),
];

test("free seats agree with the status, also in a small hall", () => {
  for (const status of ["onSale", "moved"] as const) {
    expect(range(seatsOf(status, 14))).toEqual([10, 14]);
    expect(seatsOf(status, 6)).toEqual([6]);
  }
  expect(range(seatsOf("fewLeft", 142))).toEqual([1, 9]);
  expect(range(seatsOf("fewLeft", 4))).toEqual([1, 4]);
  expect(seatsOf("soldOut", 142)).toEqual([0]);
  for (const status of ["planned", "saleOpensAt", "free", "cancelled"] as const)
    expect(seatsOf(status, 142)).toEqual([null]);
});

test("a showing has what was changed after the build, and nothing else", () => {
  const start = "2026-12-05T17:00:00+01:00";
  const movedTo = "2026-12-06T18:00:00+01:00";
  const moved = showing({ id: "a", status: "moved", start, movedTo, reason: "Sykdom." });
  expect(liveShowing(moved)).toMatchObject({
    id: "a",
    status: "moved",
    start: movedTo,
    previousStart: start,
    reason: "Sykdom.",
  });
  const { movedTo: _, reason: __, ...plain } = moved;
  expect(Object.keys(liveShowing(plain)).sort()).toEqual(["id", "seatsLeft", "status"]);
});

test("chance is the same for the same words, and another for others", () => {
  expect(chance("a", 1)).toBe(chance("a", 1));
  expect(new Set([chance("a", "b"), chance("b", "a"), chance("ab"), chance("a b")]).size).toBe(4);
  const many = Array.from({ length: 500 }, (_, at) => chance("seed", at));
  expect(Math.min(...many)).toBeLessThan(0.02);
  expect(Math.max(...many)).toBeGreaterThan(0.98);
  expect(many.every((one) => one >= 0 && one < 1)).toBe(true);
});

test("a number between two is each of them at times, and never another", () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, at) => between(3, 5, "seed", at)));
  expect([...drawn].sort()).toEqual([3, 4, 5]);
  expect(between(7, 7, "seed")).toBe(7);
});
