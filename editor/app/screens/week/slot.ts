import type { WeekShowing } from "../../../api/week";

/** A place in the week: from it, or to it, showings are added and moved. */
export interface Slot {
  readonly date: string;
  readonly hall: string;
  readonly time: string;
}

/** Where a showing would be moved to. */
export interface Aim {
  readonly showing: WeekShowing;
  readonly slot: Slot;
}

export const slotOf = ({ start, hall }: WeekShowing): Slot => ({
  date: start.slice(0, 10),
  hall,
  time: start.slice(11, 16),
});
