import type { PlanTables } from "../../../domain/rooms/seating-plan";
import { type Box, EMPTY_PART, inLine, type Part, type Point, range, stacked } from "./plan-shapes";

/** From the middle of a chair to the edge of its table. */
const REACH = 0.62;

const part = (width: number, height: number, chairs: readonly Point[], table: Box | readonly Box[]): Part => ({
  ...EMPTY_PART,
  width,
  height,
  chairs,
  tables: [table].flat(),
});

const around = (seats: number, middle: number, radius: number): readonly Point[] =>
  range(seats).map((seat) => {
    const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
  });

const round = (seats: number): Part => {
  const radius = Math.max(1.15, seats / (2 * Math.PI));
  const size = 2 * (radius + 0.45);
  const top = radius - REACH;
  const table = { x: size / 2 - top, y: size / 2 - top, width: 2 * top, height: 2 * top, round: top };
  return part(size, size, around(seats, size / 2, radius), table);
};

const square = (seats: number): Part => {
  const one = round(seats);
  return { ...one, tables: one.tables.map((table) => ({ ...table, round: 0.12 })) };
};

const high = (seats: number): Part => {
  const one = round(seats);
  return seats > 0 ? one : part(1, 1, [], { x: 0.1, y: 0.1, width: 0.8, height: 0.8, round: 0.4 });
};

/** Chairs at `count` places along a side that is `length` long. */
const along = (count: number, length: number): readonly number[] =>
  range(count).map((index) => ((index + 0.5) * length) / count);

/** A table with chairs on both long sides, and at the ends when `ends`. */
const straight = (seats: number, ends: boolean, depth: number, corner: number): Part => {
  const atEnds = ends && seats > 5 ? 2 : 0;
  const above = Math.ceil((seats - atEnds) / 2);
  const below = seats - atEnds - above;
  const length = Math.max(above, 1) + 0.2;
  const side = atEnds > 0 ? 0.45 + REACH : 0;
  const width = length + 2 * side;
  const top = 0.45 + REACH;
  const height = depth + 2 * top;
  const chairs = [
    ...along(above, length).map((x) => ({ x: side + x, y: 0.45 })),
    ...along(below, length).map((x) => ({ x: side + x, y: height - 0.45 })),
    ...(atEnds > 0
      ? [
          { x: 0.45, y: height / 2 },
          { x: width - 0.45, y: height / 2 },
        ]
      : []),
  ];
  return part(width, height, chairs, { x: side, y: top, width: length, height: depth, round: corner });
};

/** Tables on three sides, open to the front, with chairs on the outside. */
const horseshoe = (seats: number): Part => {
  const side = Math.round(seats / 3);
  const back = seats - 2 * side;
  const edge = 0.45 + REACH;
  const depth = 0.9;
  const inner = Math.max(back, 2) + 0.4;
  const height = Math.max(side, 1) + 0.4;
  const width = inner + 2 * edge;
  const chairs = [
    ...along(side, height).flatMap((y) => [
      { x: 0.45, y },
      { x: width - 0.45, y },
    ]),
    ...along(back, inner).map((x) => ({ x: edge + x, y: height + REACH })),
  ];
  return part(width, height + edge, chairs, [
    { x: edge, y: 0, width: depth, height, round: 0.1 },
    { x: width - edge - depth, y: 0, width: depth, height, round: 0.1 },
    { x: edge, y: height - depth, width: inner, height: depth, round: 0.1 },
  ]);
};

const PARTS: Readonly<Record<string, (seats: number) => Part>> = {
  round,
  square,
  high,
  horseshoe,
  long: (seats) => straight(seats, false, 0.8, 0.1),
  board: (seats) => straight(seats, true, 1.6, 0.7),
};

/** Tables in rows; the last row, with the rest, is centred. */
export const tablesPart = ({ tables, shape, seats, across }: PlanTables): Part => {
  const one = (PARTS[shape] ?? round)(seats);
  const wide = Math.min(tables, across ?? Math.max(1, Math.round(Math.sqrt((tables * 1.4 * one.height) / one.width))));
  const rows = range(Math.ceil(tables / wide)).map((row) =>
    inLine(
      range(Math.min(wide, tables - row * wide)).map(() => one),
      0.9,
    ),
  );
  return stacked(rows, shape === "long" ? 0.5 : 0.7);
};
