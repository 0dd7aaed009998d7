import { usualPlan } from "./usual-plan";

const NONE = { front: null, rows: [], tables: [], standing: 0 };
const row = (rows: number, seats: number, desks = false) => ({ rows, seats, desks, aisles: [], wheelchairSpaces: 0 });
const table = (tables: number, shape: string, seats: number) => ({ tables, shape, seats, across: null });

test.each(["cinema", "an unknown kind"])("%s has rows of chairs, wider than deep, and one with the rest", (kind) => {
  expect(usualPlan(kind, 100)).toEqual({ ...NONE, rows: [row(7, 13), row(1, 9)] });
  expect(usualPlan(kind, 10)).toEqual({ ...NONE, rows: [row(2, 4), row(1, 2)] });
});

test("a classroom has wider rows, with desks", () => {
  expect(usualPlan("classroom", 30)).toEqual({ ...NONE, rows: [row(3, 8, true), row(1, 6, true)] });
  expect(usualPlan("classroom", 32)).toEqual({ ...NONE, rows: [row(4, 8, true)] });
});

test.each([
  ["long-tables", "long", 12],
  ["banquet", "round", 8],
  ["cafe", "square", 4],
])("%s has tables %s of %s chairs, and one with the rest", (kind, shape, each) => {
  expect(usualPlan(kind, 3 * each)).toEqual({ ...NONE, tables: [table(3, shape, each)] });
  expect(usualPlan(kind, 3 * each + 1)).toEqual({ ...NONE, tables: [table(3, shape, each), table(1, shape, 1)] });
  expect(usualPlan(kind, each - 1)).toEqual({ ...NONE, tables: [table(1, shape, each - 1)] });
});

test.each([
  ["horseshoe", "horseshoe"],
  ["boardroom", "board"],
])("a %s is one table with all chairs", (kind, shape) => {
  expect(usualPlan(kind, 17)).toEqual({ ...NONE, tables: [table(1, shape, 17)] });
  expect(usualPlan(kind, 0)).toEqual(NONE);
});

test("people who stand have no furniture", () => {
  expect(usualPlan("standing", 250)).toEqual({ ...NONE, standing: 250 });
});
