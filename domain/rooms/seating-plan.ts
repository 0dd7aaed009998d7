/** The furniture of a room, from content. Drawings, texts and the content check all use this. */

/** Rows of chairs that are alike, from the front backwards. */
export interface PlanRows {
  readonly rows: number;
  /** Chairs in each row. */
  readonly seats: number;
  /** The chairs that have an aisle after them, counted from the left. */
  readonly aisles: readonly number[];
  /** True when there are desks in front of the chairs. */
  readonly desks: boolean;
  /** At the ends of the rows, beside the chairs, the hindmost row first. */
  readonly wheelchairSpaces: number;
}

export const TABLE_SHAPES = ["round", "square", "long", "board", "horseshoe", "high"] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** Tables that are alike, from the front backwards. */
export interface PlanTables {
  readonly tables: number;
  /** One of `TABLE_SHAPES`; a string in GraphQL. */
  readonly shape: string;
  /** Chairs at each table. */
  readonly seats: number;
  /** How many tables are side by side; null lets the drawing choose. */
  readonly across: number | null;
}

export interface SeatingPlan {
  /** What the audience faces: "Scene". */
  readonly front: string | null;
  readonly rows: readonly PlanRows[];
  readonly tables: readonly PlanTables[];
  /** People who stand on a free floor. */
  readonly standing: number;
}

/** The unit of places. */
type Furniture = Pick<SeatingPlan, "rows" | "standing"> & {
  readonly tables: readonly Pick<PlanTables, "tables" | "seats">[];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many places a plan draws, without wheelchair spaces: chairs, and people who stand. */
export const placesDrawn = ({ rows, tables, standing }: Furniture): number =>
  sum(rows.map((group) => group.rows * group.seats)) +
  sum(tables.map((group) => group.tables * group.seats)) +
  standing;

/** How many wheelchair spaces a plan draws; none means that they are not drawn, not that there are none. */
export const wheelchairSpacesDrawn = ({ rows }: Pick<SeatingPlan, "rows">): number =>
  sum(rows.map(({ wheelchairSpaces }) => wheelchairSpaces));
