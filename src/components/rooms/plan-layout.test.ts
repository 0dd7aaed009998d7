import fc from "fast-check";
import { placesDrawn, type SeatingPlan, TABLE_SHAPES } from "../../../domain/rooms/seating-plan";
import { planLayout } from "./plan-layout";
import type { Point } from "./plan-shapes";
import { rowsPart } from "./rows-part";

const rows = fc.record({
  rows: fc.integer({ min: 1, max: 8 }),
  seats: fc.integer({ min: 1, max: 24 }),
  aisles: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
  desks: fc.boolean(),
  wheelchairSpaces: fc.integer({ min: 0, max: 9 }),
});
const tables = fc.record({
  tables: fc.integer({ min: 1, max: 20 }),
  shape: fc.constantFrom(...TABLE_SHAPES),
  seats: fc.integer({ min: 0, max: 24 }),
  across: fc.option(fc.integer({ min: 1, max: 6 })),
});
const plans: fc.Arbitrary<SeatingPlan> = fc.record({
  front: fc.constantFrom(null, "Scene"),
  rows: fc.array(rows, { maxLength: 3 }),
  tables: fc.array(tables, { maxLength: 3 }),
  standing: fc.integer({ min: 0, max: 300 }),
});

/** A chair is drawn a little over half a unit wide. */
const APART = 0.55;

/** The first two that overlap; only neighbours in a raster are compared. */
const tooNear = (points: readonly Point[]): readonly Point[] => {
  const cells = new Map<string, Point[]>();
  for (const point of points) {
    const [column, row] = [Math.floor(point.x), Math.floor(point.y)];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const near = cells
          .get(`${column + dx} ${row + dy}`)
          ?.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < APART);
        if (near) return [near, point];
      }
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), point]);
  }
  return [];
};

test("draws as many places as the plan has, within the room and without overlaps", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const layout = planLayout(plan);
      if (layout === null) return;
      const { width, height, room } = layout;
      const places = [...room.chairs, ...room.people];
      expect(places).toHaveLength(placesDrawn(plan));
      expect(room.wheelchairSpaces).toHaveLength(plan.rows.reduce((sum, group) => sum + group.wheelchairSpaces, 0));
      const all = [...places, ...room.wheelchairSpaces];
      const isInside = ({ x, y }: Point) => x > 0.4 && x < width - 0.4 && y > 0.2 && y < height - 0.2;
      expect(all.filter((point) => !isInside(point))).toEqual([]);
      expect(width / height).toBeCloseTo(3 / 2);
      expect(tooNear(all)).toEqual([]);
    }),
  );
});

test("draws no more than is readable", () => {
  expect(planLayout({ front: null, rows: [], tables: [], standing: 5_000 })).toBeNull();
});

test("an aisle is after the chair that it is counted from, and no other chairs are apart", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.nat(), (seats, some) => {
      const aisle = 1 + (some % (seats - 1));
      const { chairs } = rowsPart({ rows: 1, seats, aisles: [aisle], desks: false, wheelchairSpaces: 0 });
      const gaps = chairs.slice(1).map(({ x }, index) => x - (chairs[index]?.x ?? 0));
      expect(gaps.flatMap((gap, index) => (gap > 1.01 ? [index + 1] : []))).toEqual([aisle]);
    }),
  );
});
