import { dateOf, type LocalDateTime } from "../time/local-time";
import { clockTime, fullDate } from "../time/norwegian";
import { toEpoch } from "../time/oslo";

/** When something is on the site, as content writes moments; without a limit on a side where there is none. */
export interface ShownWindow {
  readonly shownFrom?: string | undefined;
  readonly shownUntil?: string | undefined;
}

const isBefore = ({ shownFrom }: ShownWindow, moment: LocalDateTime): boolean =>
  shownFrom !== undefined && toEpoch(moment) < toEpoch(shownFrom);

const isAfter = ({ shownUntil }: ShownWindow, moment: LocalDateTime): boolean =>
  shownUntil !== undefined && toEpoch(moment) >= toEpoch(shownUntil);

/** Whether it is on the site at a moment: from its first minute on, and until, not with, its last. */
export const isShownAt = (window: ShownWindow, moment: LocalDateTime): boolean =>
  !isBefore(window, moment) && !isAfter(window, moment);

export const hasWindow = ({ shownFrom, shownUntil }: ShownWindow): boolean =>
  shownFrom !== undefined || shownUntil !== undefined;

/** "4. desember 2026 kl. 12.00" */
const fullMoment = (moment: string): string => `${fullDate(dateOf(moment))} kl. ${clockTime(moment)}`;

/** "ikke vises før 4. desember 2026 kl. 12.00", of what is not on the site at a moment; empty for what is. */
export const notShownText = (window: ShownWindow, moment: LocalDateTime): string => {
  if (isBefore(window, moment)) return `ikke vises før ${fullMoment(window.shownFrom ?? "")}`;
  return isAfter(window, moment) ? `ikke vises etter ${fullMoment(window.shownUntil ?? "")}` : "";
};

/** "Vises fra 4. desember 2026 kl. 12.00", as lists tell it at a moment; empty for what is always shown. */
export const windowText = (window: ShownWindow, moment: LocalDateTime): string => {
  if (isBefore(window, moment)) return `Vises fra ${fullMoment(window.shownFrom ?? "")}`;
  if (window.shownUntil === undefined) return "";
  return `${isAfter(window, moment) ? "Ble vist til" : "Vises til"} ${fullMoment(window.shownUntil)}`;
};
