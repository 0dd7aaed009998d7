/** Measures of a plan: one unit is a chair with its space in the row. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly round: number;
}

/** Something to draw, in a box that begins at 0, 0. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly chairs: readonly Point[];
  readonly tables: readonly Box[];
  readonly wheelchairSpaces: readonly Point[];
  readonly people: readonly Point[];
}

export const EMPTY_PART: Part = { width: 0, height: 0, chairs: [], tables: [], wheelchairSpaces: [], people: [] };

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Two decimals are more precise than screen and paper. */
const exact = (value: number): number => Math.round(value * 100) / 100;

const moved =
  (dx: number, dy: number) =>
  <P extends Point>(point: P): P => ({ ...point, x: exact(point.x + dx), y: exact(point.y + dy) });

/** Parts at their positions, as one part of a given size. */
export const placed = (
  parts: readonly { readonly part: Part; readonly x: number; readonly y: number }[],
  width: number,
  height: number,
): Part => ({
  width,
  height,
  chairs: parts.flatMap(({ part, x, y }) => part.chairs.map(moved(x, y))),
  tables: parts.flatMap(({ part, x, y }) => part.tables.map(moved(x, y))),
  wheelchairSpaces: parts.flatMap(({ part, x, y }) => part.wheelchairSpaces.map(moved(x, y))),
  people: parts.flatMap(({ part, x, y }) => part.people.map(moved(x, y))),
});

/** Parts below each other, centred. */
export const stacked = (parts: readonly Part[], gap: number): Part => {
  const width = Math.max(0, ...parts.map((part) => part.width));
  let y = 0;
  const rows = parts.map((part) => {
    const row = { part, x: (width - part.width) / 2, y };
    y += part.height + gap;
    return row;
  });
  return placed(rows, width, Math.max(0, y - gap));
};

/** Parts beside each other. */
export const inLine = (parts: readonly Part[], gap: number): Part => {
  let x = 0;
  const line = parts.map((part) => {
    const item = { part, x, y: 0 };
    x += part.width + gap;
    return item;
  });
  return placed(line, Math.max(0, x - gap), Math.max(0, ...parts.map(({ height }) => height)));
};
