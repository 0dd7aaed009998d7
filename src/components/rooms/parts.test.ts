import { inLine, type Part, type Point, placed, stacked } from "./plan-shapes";
import { rowsPart } from "./rows-part";
import { tablesPart } from "./tables-part";

const box = (width: number, height: number): Part => ({
  width,
  height,
  chairs: [{ x: 0.5, y: 0.25 }],
  tables: [{ x: 0, y: 0.1, width: 1, height: 1, round: 0.1 }],
  wheelchairSpaces: [{ x: 1, y: 2 }],
  people: [{ x: 0.333, y: 0.666 }],
});

const xs = (points: readonly Point[]) => points.map(({ x }) => x);
const ys = (points: readonly Point[]) => points.map(({ y }) => y);

test("parts are moved to their places with all that is in them, to two decimals", () => {
  expect(placed([{ part: box(2, 1), x: 10, y: 20 }], 30, 40)).toEqual({
    width: 30,
    height: 40,
    chairs: [{ x: 10.5, y: 20.25 }],
    tables: [{ x: 10, y: 20.1, width: 1, height: 1, round: 0.1 }],
    wheelchairSpaces: [{ x: 11, y: 22 }],
    people: [{ x: 10.33, y: 20.67 }],
  });
});

test("parts below each other are centred, with a gap between them and none at the end", () => {
  const all = stacked([box(4, 1), box(2, 3)], 0.5);
  expect([all.width, all.height]).toEqual([4, 4.5]);
  expect(all.chairs).toEqual([
    { x: 0.5, y: 0.25 },
    { x: 1.5, y: 1.75 },
  ]);
  expect(stacked([], 0.5)).toMatchObject({ width: 0, height: 0 });
});

test("parts beside each other begin at the top, with a gap between them and none at the end", () => {
  const all = inLine([box(4, 1), box(2, 3)], 0.5);
  expect([all.width, all.height]).toEqual([6.5, 3]);
  expect(all.chairs).toEqual([
    { x: 0.5, y: 0.25 },
    { x: 5, y: 0.25 },
  ]);
});

const ROWS = { rows: 2, seats: 4, aisles: [], desks: false, wheelchairSpaces: 0 };

test("rows of chairs are one behind the other, with space for an aisle", () => {
  const plain = rowsPart(ROWS);
  expect(xs(plain.chairs)).toEqual([0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5]);
  expect(new Set(ys(plain.chairs))).toEqual(new Set([0.5, 1.8]));
  expect(plain).toMatchObject({ width: 4, height: 2.3, tables: [] });
  const divided = rowsPart({ ...ROWS, rows: 1, aisles: [2] });
  expect(xs(divided.chairs)).toEqual([0.5, 1.5, 3.8, 4.8]);
  expect(divided.width).toBeCloseTo(5.3);
});

test("desks are in front of the chairs, and an aisle divides them", () => {
  const { tables, chairs } = rowsPart({ ...ROWS, desks: true, aisles: [1] });
  expect(tables.map(({ x, y, width }) => [x, y, width].map((one) => Number(one.toFixed(2))))).toEqual([
    [0.05, 0, 0.9],
    [2.35, 0, 2.9],
    [0.05, 2, 0.9],
    [2.35, 2, 2.9],
  ]);
  expect(new Set(ys(chairs))).toEqual(new Set([1.35, 3.35]));
});

test("wheelchair spaces are at both ends of the rows, the hindmost first", () => {
  const { wheelchairSpaces, width, chairs } = rowsPart({ ...ROWS, wheelchairSpaces: 5 });
  expect(width).toBeCloseTo(4 + 4 * 1.35);
  expect(Math.min(...xs(chairs))).toBeCloseTo(2 * 1.35 + 0.5);
  const near = 1.5 * 1.35;
  const expected = [
    [near, 1.8],
    [width - near, 1.8],
    [near, 0.5],
    [width - near, 0.5],
    [0.5 * 1.35, 1.8],
  ];
  for (const [at, [x = 0, y = 0]] of expected.entries()) {
    expect(wheelchairSpaces[at]?.x).toBeCloseTo(x);
    expect(wheelchairSpaces[at]?.y).toBeCloseTo(y);
  }
  expect(wheelchairSpaces).toHaveLength(5);
});

const table = (shape: string, seats: number) => tablesPart({ tables: 1, shape, seats, across: null });
const rounded = ({ x, y }: Point) => [x, y].map((one) => Number(one.toFixed(2)));
const size = ({ width, height }: Part) => rounded({ x: width, y: height });

test("the chairs of a round table are around its middle, the first behind it", () => {
  const part = table("round", 4);
  const { chairs, tables } = part;
  expect(chairs.map(rounded)).toEqual([
    [1.6, 0.45],
    [2.75, 1.6],
    [1.6, 2.75],
    [0.45, 1.6],
  ]);
  expect(size(part)).toEqual([3.2, 3.2]);
  expect(tables.map(rounded)).toEqual([[1.07, 1.07]]);
  expect(tables.map(({ width, height, round }) => [width, height, round].map((one) => Number(one.toFixed(2))))).toEqual(
    [[1.06, 1.06, 0.53]],
  );
});

test("a round table grows with its chairs", () => {
  expect(table("round", 20).width).toBeCloseTo(2 * (20 / (2 * Math.PI) + 0.45));
});

test("a square table has corners, and is otherwise as a round one", () => {
  const [round, square] = [table("round", 4), table("square", 4)];
  expect(square.chairs).toEqual(round.chairs);
  expect(square.tables).toEqual(round.tables.map((one) => ({ ...one, round: 0.12 })));
});

test("a high table without chairs is small, and an unknown one is round", () => {
  expect(size(table("high", 0))).toEqual([1, 1]);
  expect(table("high", 0).chairs).toEqual([]);
  expect(table("high", 0).tables).toEqual([{ x: 0.1, y: 0.1, width: 0.8, height: 0.8, round: 0.4 }]);
  expect(table("high", 4)).toEqual(table("round", 4));
  expect(table("oval", 4)).toEqual(table("round", 4));
});

test("a long table has its chairs on two sides, the odd one behind", () => {
  const part = table("long", 7);
  const { chairs, tables } = part;
  expect(ys(chairs).map((y) => Number(y.toFixed(2)))).toEqual([0.45, 0.45, 0.45, 0.45, 2.49, 2.49, 2.49]);
  expect(xs(chairs).map((x) => Number(x.toFixed(2)))).toEqual([0.53, 1.58, 2.63, 3.68, 0.7, 2.1, 3.5]);
  expect(size(part)).toEqual([4.2, 2.94]);
  expect(tables).toEqual([{ x: 0, y: 1.07, width: 4.2, height: 0.8, round: 0.1 }]);
});

test("a meeting table has chairs at its ends from six on", () => {
  const ends = (seats: number) => table("board", seats).chairs.filter(({ y }) => Math.abs(y - 1.87) < 0.01);
  expect(ends(5)).toEqual([]);
  expect(ends(6).map(rounded)).toEqual([
    [0.45, 1.87],
    [3.89, 1.87],
  ]);
  expect(table("board", 6).chairs).toHaveLength(6);
  expect(table("board", 6).tables).toEqual([{ x: 1.07, y: 1.07, width: 2.2, height: 1.6, round: 0.7 }]);
});

test("a horseshoe has its chairs outside, and is open to the front", () => {
  const part = table("horseshoe", 6);
  const { chairs, tables } = part;
  expect(size(part)).toEqual([4.54, 3.47]);
  expect(chairs.map(rounded)).toEqual([
    [0.45, 0.6],
    [4.09, 0.6],
    [0.45, 1.8],
    [4.09, 1.8],
    [1.67, 3.02],
    [2.87, 3.02],
  ]);
  expect(tables).toEqual([
    { x: 1.07, y: 0, width: 0.9, height: 2.4, round: 0.1 },
    { x: 2.57, y: 0, width: 0.9, height: 2.4, round: 0.1 },
    { x: 1.07, y: 1.5, width: 2.4, height: 0.9, round: 0.1 },
  ]);
});

const corners = (shape: string, tables: number, across: number | null) =>
  tablesPart({ tables, shape, seats: 4, across }).tables.map(rounded);

test("tables are in rows of the stated number, and the rest is centred", () => {
  expect(corners("round", 3, 2)).toEqual([
    [1.07, 1.07],
    [5.17, 1.07],
    [3.12, 4.97],
  ]);
  expect(corners("round", 2, 6)).toEqual([
    [1.07, 1.07],
    [5.17, 1.07],
  ]);
});

test("without a number, rows are somewhat wider than deep", () => {
  expect(new Set(corners("round", 20, null).map(([, y]) => y)).size).toBe(4);
  expect(corners("long", 2, 1).map(([, y]) => y)).toEqual([1.07, 4.51]);
});
