import { isObject, withValueAt } from "../../../../domain/json/json";

/** A cell of the page's template: row and column, both from 1, and its blocks in display order. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Indexes in the list of blocks. */
  readonly blocks: readonly number[];
}

/** Drop target: before the block now at index `at` of the cell, or last. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly at: number;
}

const numberIn = (value: unknown, name: string, otherwise: number): number => {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === "number" ? found : otherwise;
};

const placeOf = (block: unknown) => {
  const place = isObject(block) ? block.place : undefined;
  return {
    row: numberIn(place, "row", 0),
    column: numberIn(place, "column", 1),
    order: numberIn(place, "order", 0),
  };
};

const columnsOf = (template: unknown): readonly number[] => {
  const rows: readonly unknown[] = isObject(template) && Array.isArray(template.rows) ? template.rows : [];
  return rows.map((row) => (isObject(row) && Array.isArray(row.columns) ? row.columns.length : 1));
};

/** Cells of a page's template in reading order, and the blocks outside them. */
export const cellsOf = (
  template: unknown,
  blocks: readonly unknown[],
): { readonly cells: readonly Cell[]; readonly outside: readonly number[] } => {
  const places = blocks.map(placeOf);
  const inOrder = places
    .map((_, index) => index)
    .sort((a, b) => (places[a]?.order ?? 0) - (places[b]?.order ?? 0) || a - b);
  const cells = columnsOf(template).flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      row: row + 1,
      column: column + 1,
      blocks: inOrder.filter((at) => places[at]?.row === row + 1 && places[at]?.column === column + 1),
    })),
  );
  const placed = new Set(cells.flatMap((cell) => cell.blocks));
  return { cells, outside: inOrder.filter((at) => !placed.has(at)) };
};

/** Strictly increasing numbers, as close to the given ones as possible. */
const rising = (orders: readonly number[]): readonly number[] => {
  let least = Number.NEGATIVE_INFINITY;
  return orders.map((order) => {
    const own = Math.max(order, least);
    least = own + 1;
    return own;
  });
};

const written = (blocks: readonly unknown[], { row, column, blocks: inCell }: Cell, orders: readonly number[]) => {
  const orderOf = new Map(inCell.map((index, at) => [index, orders[at] ?? at + 1]));
  return blocks.map((block, index) => {
    const order = orderOf.get(index);
    const place = placeOf(block);
    if (order === undefined || (place.row === row && place.column === column && place.order === order)) return block;
    const own = isObject(block) && isObject(block.place) ? block.place : {};
    return withValueAt(block, ["place"], { ...own, row, ...(column !== place.column && { column }), order });
  });
};

/** The blocks with one moved: only places change, not the order of the list. */
export const withBlockAt = (
  template: unknown,
  blocks: readonly unknown[],
  index: number,
  { row, column, at }: Spot,
): readonly unknown[] => {
  const cell = cellsOf(template, blocks).cells.find((one) => one.row === row && one.column === column);
  if (cell === undefined) return blocks;
  const from = cell.blocks.indexOf(index);
  const rest = cell.blocks.filter((one) => one !== index);
  const to = from >= 0 && from < at ? at - 1 : at;
  const next = { ...cell, blocks: [...rest.slice(0, to), index, ...rest.slice(to)] };
  const orders = cell.blocks.map((one) => placeOf(blocks[one]).order);
  if (from >= 0) return written(blocks, next, rising(orders));
  const before = orders[to - 1];
  const after = orders[to];
  const own = before !== undefined ? before + 1 : after === undefined ? 1 : Math.min(1, after - 1);
  return written(blocks, next, rising([...orders.slice(0, to), own, ...orders.slice(to)]));
};

/** Target of the arrow buttons: past the neighbour, or from the end of a column into the next. */
export const spotBeside = (cells: readonly Cell[], index: number, by: -1 | 1): Spot | null => {
  const own = cells.findIndex(({ blocks }) => blocks.includes(index));
  const cell = cells[own];
  if (cell === undefined) {
    const last = cells.at(-1);
    return last === undefined || by > 0 ? null : { ...last, at: last.blocks.length };
  }
  const { row, column, blocks } = cell;
  const at = blocks.indexOf(index);
  if (by < 0 && at > 0) return { row, column, at: at - 1 };
  if (by > 0 && at < blocks.length - 1) return { row, column, at: at + 2 };
  const next = cells[own + by];
  return next === undefined ? null : { row: next.row, column: next.column, at: by < 0 ? next.blocks.length : 0 };
};
