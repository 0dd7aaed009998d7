/** Measurements of a list: how many rows it has, and the height of the tallest. */
export interface MeasuredList {
  readonly count: number;
  readonly tallest: number;
}

/** Where lists are below each other, this many rows are reserved for each but the first. */
const KEPT_ROWS = 3;

const rowsIn = (room: number, { count, tallest }: MeasuredList): number =>
  tallest > 0 ? Math.min(count, Math.max(1, Math.floor(room / tallest))) : count;

/** How many rows of each list fit beside each other. */
export const rowsBeside = (room: number, lists: readonly MeasuredList[]): readonly number[] =>
  lists.map((list) => rowsIn(room, list));

/** How many rows of each list fit below each other: the first has most, the last takes the remaining space. */
export const rowsBelow = (room: number, lists: readonly MeasuredList[]): readonly number[] => {
  let left = room;
  return lists.map((list, place) => {
    const kept = lists
      .slice(place + 1)
      .reduce((sum, { count, tallest }) => sum + Math.min(count, KEPT_ROWS) * tallest, 0);
    const rows = rowsIn(left - kept, list);
    left -= rows * list.tallest;
    return rows;
  });
};
