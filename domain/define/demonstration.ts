import { moveWeeks } from "../time/demonstration";
import { dateOf, type LocalDate } from "../time/local-time";

/** A shift of a demonstration's dates. */
export interface Move {
  readonly weeks: number;
  /** Monday of the anchor's week. */
  readonly anchorWeek: LocalDate;
}

export const movedByWeeks = (moment: string | undefined, { weeks }: Move): string | undefined =>
  moment === undefined ? undefined : moveWeeks(moment, weeks);

/**
 * A change before the anchor's week is part of the demonstration's past and moves with it. A later one is the true time
 * of an edit, and stays: it is never before a moved one, so change dates do not decrease.
 */
export const moveChange = (changed: string | undefined, move: Move): string | undefined =>
  changed === undefined || dateOf(changed) >= move.anchorWeek ? changed : movedByWeeks(changed, move);
