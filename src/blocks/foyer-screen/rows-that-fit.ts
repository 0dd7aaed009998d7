/** A list as it was measured: how many rows it has, and how high the tallest is. */
export interface MeasuredList {
  readonly count: number;
  readonly tallest: number;
}

/** Where lists stand one below the other, so many rows are kept for each but the first. */
const KEPT_ROWS = 3;

const rowsIn = (room: number, { count, tallest }: MeasuredList): number =>
  tallest > 0 ? Math.min(count, Math.max(1, Math.floor(room / tallest))) : count;

/** How many rows of each list have room beside one another. */
export const rowsBeside = (room: number, lists: readonly MeasuredList[]): readonly number[] =>
  lists.map((list) => rowsIn(room, list));

/** How many rows of each list have room one below the other: the first has most, the last takes what is left. */
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
