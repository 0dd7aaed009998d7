import fc from "fast-check";
import { rowsBelow, rowsBeside } from "./rows-that-fit";

const list = (count: number, tallest: number) => ({ count, tallest });

test("lists beside each other have the full height each", () => {
  expect(rowsBeside(650, [list(6, 150), list(9, 70)])).toEqual([4, 9]);
});

test("of lists one below the other, the first leaves room for three rows of the next", () => {
  expect(rowsBelow(1000, [list(8, 150), list(9, 100)])).toEqual([4, 4]);
  expect(rowsBelow(1000, [list(8, 150), list(2, 100)])).toEqual([5, 2]);
});

test("the next list gets the space that a short first list leaves", () => {
  expect(rowsBelow(1000, [list(1, 150), list(9, 100)])).toEqual([1, 8]);
});

test("all rows are shown until they have been measured", () => {
  expect(rowsBeside(0, [list(6, 0)])).toEqual([6]);
});

const lists = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 20 }), tallest: fc.integer({ min: 1, max: 300 }) }),
  { minLength: 1, maxLength: 2 },
);

test("each list has at least a row and at most all, and they have room where one row of each has", () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 0, max: 3000 }), (all, room) => {
      const rows = rowsBelow(room, all);
      const height = all.reduce((sum, { tallest }, place) => sum + tallest * (rows[place] ?? 0), 0);
      const least = all.reduce((sum, { tallest }) => sum + tallest, 0);
      expect(rows.every((count, place) => count >= 1 && count <= (all[place]?.count ?? 0))).toBe(true);
      expect(height).toBeLessThanOrEqual(Math.max(room, least));
    }),
  );
});
