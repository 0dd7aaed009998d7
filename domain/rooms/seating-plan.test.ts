import fc from "fast-check";
import { aislesOf, planText } from "./plan-text";
import { placesDrawn, type SeatingPlan, wheelchairSpacesDrawn } from "./seating-plan";
import { usualPlan } from "./usual-plan";

const KINDS = ["cinema", "long-tables", "horseshoe", "cafe", "banquet", "classroom", "standing", "boardroom", "telt"];

const PLAN: SeatingPlan = {
  front: "Scene",
  rows: [
    { rows: 8, seats: 20, aisles: [10], desks: false, wheelchairSpaces: 0 },
    { rows: 1, seats: 14, aisles: [4, 10, 14], desks: true, wheelchairSpaces: 1 },
  ],
  tables: [
    { tables: 20, shape: "round", seats: 8, across: 5 },
    { tables: 1, shape: "board", seats: 1, across: null },
    { tables: 2, shape: "high", seats: 0, across: null },
  ],
  standing: 30,
};

test("counts chairs and people who stand, and wheelchair spaces by themselves", () => {
  expect(placesDrawn(PLAN)).toBe(8 * 20 + 14 + 160 + 1 + 30);
  expect(wheelchairSpacesDrawn(PLAN)).toBe(1);
});

test("is described in words, from the front backwards", () => {
  expect(planText(PLAN)).toBe(
    "Scene foran. 8 rader med 20 stoler, gang etter stol 10. 1 rad med 14 stoler ved pulter, gang etter stol 4 og 10, 1 rullestolplass ytterst. 20 runde bord med 8 stoler ved hvert. 1 møtebord med 1 stol. 2 ståbord. Fritt gulv med 30 ståplasser.",
  );
});

test("names a single row, table or place as one, and leaves out what the plan does not have", () => {
  const rows = [{ rows: 1, seats: 1, aisles: [], desks: false, wheelchairSpaces: 2 }];
  expect(planText({ front: null, rows, tables: [], standing: 1 })).toBe(
    "1 rad med 1 stol, 2 rullestolplasser ytterst. Fritt gulv med 1 ståplass.",
  );
});

test.each([
  ["round", "rundt bord", "runde bord"],
  ["square", "lite bord", "små bord"],
  ["long", "langbord", "langbord"],
  ["board", "møtebord", "møtebord"],
  ["horseshoe", "hestesko av bord", "hestesko av bord"],
  ["high", "ståbord", "ståbord"],
])("names tables by their shape: %s", (shape, one, many) => {
  const text = (tables: number) =>
    planText({ front: null, rows: [], tables: [{ tables, shape, seats: 0, across: null }], standing: 0 });
  expect(text(1)).toBe(`1 ${one}.`);
  expect(text(3)).toBe(`3 ${many}.`);
});

test("aisles are those between two chairs, each once and from the left", () => {
  expect(aislesOf({ aisles: [12, 4, 4, 10, 14, 20], seats: 14 })).toEqual([4, 10, 12]);
});

test("the usual plan of every kind has the stated number of places", () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 3_000 }), (kind, seats) => {
      expect(placesDrawn(usualPlan(kind, seats))).toBe(seats);
    }),
  );
});
