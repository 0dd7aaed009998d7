import type { WeekShowing } from "../../../api/week";

/** A date, hall and time where a showing is, can be added or moved to. */
export interface Slot {
  readonly date: string;
  readonly hall: string;
  readonly time: string;
}

/** Target of a move in progress. */
export interface Aim {
  readonly showing: WeekShowing;
  readonly slot: Slot;
}

export const slotOf = ({ start, hall }: WeekShowing): Slot => ({
  date: start.slice(0, 10),
  hall,
  time: start.slice(11, 16),
});
