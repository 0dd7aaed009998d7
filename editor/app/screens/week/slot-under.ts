import type { WeekShowing } from "../../../api/week";
import { clockAt } from "./lanes";
import { type Slot, slotOf } from "./slot";

export type Hours = Parameters<typeof clockAt>[1];

interface Dragged {
  readonly showing: WeekShowing;
  /** From the beginning of the showing to where it was taken. */
  readonly grip: number;
}

const dataUnder = (x: number, y: number, name: string): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset[name] !== undefined);

/**
 * Where a showing lands that is let go at a point of the window, or null outside the week. On a narrow screen the week
 * is a list without a scale of hours: day and hall change, the time does not.
 */
export const slotUnder = (x: number, y: number, { showing, grip }: Dragged, hours: Hours): Slot | null => {
  const own = slotOf(showing);
  const cell = dataUnder(x, y, "cell");
  const date = dataUnder(x, y, "day")?.dataset.day;
  if (cell === undefined) return date === undefined ? null : { ...own, date };
  const [day = own.date, hall = own.hall] = (cell.dataset.cell ?? "").split(" ");
  if (getComputedStyle(cell).display !== "table-cell") return { ...own, date: day, hall };
  const { left, width } = cell.getBoundingClientRect();
  return { date: day, hall, time: clockAt((x - grip - left) / width, hours) };
};
