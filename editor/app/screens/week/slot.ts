import type { WeekShowing } from "../../../api/week";
import { spanOf, timeAfter } from "./lanes";

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

/** When a new showing begins at first, and the hours between which it may. */
const EVENING = "18:00";
const DAY = { first: "10:00", last: "22:00" } as const;

/** Minutes that a new showing takes until its film is known, with the pause before it. */
const NEW_MINUTES = 120;
const PAUSE = 15;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Each quarter of an hour from one time to another. */
const quarters = (first: string, last: string): readonly string[] =>
  Array.from({ length: (minutesOf(last) - minutesOf(first)) / 15 + 1 }, (_, at) => timeAfter(first, at * 15));

/** The first time of an evening, or else the last one before it, when a hall is free; 18:00 when it never is. */
export const freeSlot = (showings: readonly WeekShowing[], { date, hall }: Omit<Slot, "time">): Slot => {
  const taken = showings
    .filter((one) => one.hall === hall && one.start.startsWith(date) && one.status !== "cancelled")
    .map(spanOf);
  const isFree = (time: string): boolean => {
    const begins = minutesOf(time);
    return taken.every(({ from, to }) => to + PAUSE <= begins || begins + NEW_MINUTES <= from);
  };
  const times = [...quarters(EVENING, DAY.last), ...quarters(DAY.first, EVENING).toReversed()];
  return { date, hall, time: times.find(isFree) ?? EVENING };
};
