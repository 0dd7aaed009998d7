import type { PlanRows, PlanTables, SeatingPlan, TableShape } from "./seating-plan";

const EMPTY: SeatingPlan = { front: null, rows: [], tables: [], standing: 0 };

const rowsOf = (seats: number, desks: boolean): readonly PlanRows[] => {
  const wide = Math.max(1, Math.ceil(Math.sqrt(seats * (desks ? 2 : 1.6))));
  const full = Math.floor(seats / wide);
  const rest = seats - full * wide;
  const row = { aisles: [], desks, wheelchairSpaces: 0 };
  return [
    ...(full > 0 ? [{ ...row, rows: full, seats: wide }] : []),
    ...(rest > 0 ? [{ ...row, rows: 1, seats: rest }] : []),
  ];
};

/** Tables with `each` chairs, and one with the remainder. */
const tablesOf = (shape: TableShape, seats: number, each: number): readonly PlanTables[] => {
  const full = Math.floor(seats / each);
  const rest = seats - full * each;
  return [
    ...(full > 0 ? [{ tables: full, shape, seats: each, across: null }] : []),
    ...(rest > 0 ? [{ tables: 1, shape, seats: rest, across: null }] : []),
  ];
};

/** The default plan of a set-up: the stated number of places, in its kind's usual arrangement. */
export const usualPlan = (kind: string, seats: number): SeatingPlan => {
  switch (kind) {
    case "standing":
      return { ...EMPTY, standing: seats };
    case "classroom":
      return { ...EMPTY, rows: rowsOf(seats, true) };
    case "long-tables":
      return { ...EMPTY, tables: tablesOf("long", seats, 12) };
    case "banquet":
      return { ...EMPTY, tables: tablesOf("round", seats, 8) };
    case "cafe":
      return { ...EMPTY, tables: tablesOf("square", seats, 4) };
    case "horseshoe":
      return { ...EMPTY, tables: tablesOf("horseshoe", seats, Math.max(1, seats)) };
    case "boardroom":
      return { ...EMPTY, tables: tablesOf("board", seats, Math.max(1, seats)) };
    default:
      return { ...EMPTY, rows: rowsOf(seats, false) };
  }
};
