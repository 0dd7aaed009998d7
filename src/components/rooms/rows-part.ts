import { aislesOf } from "../../../domain/rooms/plan-text";
import type { PlanRows } from "../../../domain/rooms/seating-plan";
import { type Box, type Part, type Point, range } from "./plan-shapes";

const AISLE = 1.3;
const ROW = 1.3;
const DESK_ROW = 2;
const DESK = 0.6;
/** A wheelchair needs more space than a chair. */
const SPACE = 1.35;

/** Rows of chairs with aisles, desks in front, and wheelchair spaces at the ends, from the hindmost row on. */
export const rowsPart = (group: PlanRows): Part => {
  const { rows, seats, desks, wheelchairSpaces } = group;
  const aisles = aislesOf(group);
  const pitch = desks ? DESK_ROW : ROW;
  const margin = Math.ceil(wheelchairSpaces / (2 * rows)) * SPACE;
  const width = seats + aisles.length * AISLE + 2 * margin;
  const seatX = (seat: number): number => margin + seat + 0.5 + aisles.filter((aisle) => aisle <= seat).length * AISLE;
  const chairY = (row: number): number => row * pitch + (desks ? DESK + 0.75 : 0.5);
  const chairs: readonly Point[] = range(rows).flatMap((row) =>
    range(seats).map((seat) => ({ x: seatX(seat), y: chairY(row) })),
  );
  const segments = [0, ...aisles].map((first, index) => [first, (aisles[index] ?? seats) - 1] as const);
  const tables: readonly Box[] = desks
    ? range(rows).flatMap((row) =>
        segments.map(([first, last]) => ({
          x: seatX(first) - 0.45,
          y: row * pitch,
          width: seatX(last) - seatX(first) + 0.9,
          height: DESK,
          round: 0.1,
        })),
      )
    : [];
  const spaces: readonly Point[] = range(wheelchairSpaces).map((space) => {
    const outwards = Math.floor(space / (2 * rows));
    const row = rows - 1 - (Math.floor(space / 2) % rows);
    const fromEdge = margin - (outwards + 0.5) * SPACE;
    return { x: space % 2 === 0 ? fromEdge : width - fromEdge, y: chairY(row) };
  });
  const height = chairY(rows - 1) + 0.5;
  return { width, height, chairs, tables, wheelchairSpaces: spaces, people: [] };
};
