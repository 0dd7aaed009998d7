/** A room's furniture, from content. Drawings, texts and the content check all use this. */

/** Equal rows of chairs, from front to back. */
export interface PlanRows {
  readonly rows: number;
  /** Chairs per row. */
  readonly seats: number;
  /** Chairs with an aisle after them, counted from the left. */
  readonly aisles: readonly number[];
  /** True with desks in front of the chairs. */
  readonly desks: boolean;
  /** At the row ends, beside the chairs, from the back row forwards. */
  readonly wheelchairSpaces: number;
}

export const TABLE_SHAPES = ["round", "square", "long", "board", "horseshoe", "high"] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** Equal tables, from front to back. */
export interface PlanTables {
  readonly tables: number;
  /** One of `TABLE_SHAPES`; a string in GraphQL. */
  readonly shape: string;
  /** Chairs per table. */
  readonly seats: number;
  /** How many tables side by side; null lets the drawing choose. */
  readonly across: number | null;
}

export interface SeatingPlan {
  /** What the audience faces: "Scene". */
  readonly front: string | null;
  readonly rows: readonly PlanRows[];
  readonly tables: readonly PlanTables[];
  /** Standing places on an open floor. */
  readonly standing: number;
}

/** The unit of places. */
type Furniture = Pick<SeatingPlan, "rows" | "standing"> & {
  readonly tables: readonly Pick<PlanTables, "tables" | "seats">[];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many places a plan draws, without wheelchair spaces: chairs, and standing places. */
export const placesDrawn = ({ rows, tables, standing }: Furniture): number =>
  sum(rows.map((group) => group.rows * group.seats)) +
  sum(tables.map((group) => group.tables * group.seats)) +
  standing;

/** How many wheelchair spaces a plan draws; 0 means not drawn, not that there are none. */
export const wheelchairSpacesDrawn = ({ rows }: Pick<SeatingPlan, "rows">): number =>
  sum(rows.map(({ wheelchairSpaces }) => wheelchairSpaces));
