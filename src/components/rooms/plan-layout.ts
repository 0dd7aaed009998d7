import { placesDrawn, type SeatingPlan } from "../../../domain/rooms/seating-plan";
import { EMPTY_PART, type Part, placed, range, stacked } from "./plan-shapes";
import { rowsPart } from "./rows-part";
import { tablesPart } from "./tables-part";

const WALL = 1.2;
const GAP = 1.3;
/** The maximum scale: a small room is drawn no larger, so that text and chairs of all plans have similar sizes. */
const MIN_WIDTH = 17;
const RATIO = 3 / 2;
/** More dots than this are unreadable. */
const MAX_DRAWN = 2_000;

/** People on a free floor, slightly irregular. */
const crowd = (count: number): Part => {
  const wide = Math.ceil(Math.sqrt(count * 2));
  const people = range(count).map((index) => {
    const row = Math.floor(index / wide);
    return {
      x: (index % wide) + 0.5 + 0.18 * Math.sin(index * 12.9) + (row % 2) * 0.4,
      y: row + 0.5 + 0.18 * Math.sin(index * 7.3),
    };
  });
  return { ...EMPTY_PART, width: wide + 0.4, height: Math.ceil(count / wide), people };
};

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly room: Part;
}

/**
 * The positions of everything in a plan behind its front, seen from above, in a room of one shape; null when there is
 * too much to draw.
 */
export const planLayout = (plan: SeatingPlan): Layout | null => {
  if (placesDrawn(plan) > MAX_DRAWN) return null;
  const parts = [
    ...plan.rows.map(rowsPart),
    ...plan.tables.map(tablesPart),
    ...(plan.standing > 0 ? [crowd(plan.standing)] : []),
  ];
  const onlyRows = plan.tables.length === 0 && plan.standing === 0;
  const inside = stacked(parts, onlyRows ? 0.3 : GAP);
  const narrow = Math.max(inside.width + 2 * WALL, MIN_WIDTH);
  const width = Math.max(narrow, (inside.height + 2 * GAP) * RATIO);
  const height = width / RATIO;
  const x = (width - inside.width) / 2;
  const y = (height - inside.height) / 2;
  return { width, height, room: placed([{ part: inside, x, y }], width, height) };
};
