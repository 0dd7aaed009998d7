import { dateOf, type LocalDateTime } from "../time/local-time";
import { clockTime, fullDate } from "../time/norwegian";
import { toEpoch } from "../time/oslo";

/** The time that something is on the site, in content form; open-ended on a side without a limit. */
export interface ShownWindow {
  readonly shownFrom?: string | undefined;
  readonly shownUntil?: string | undefined;
}

const isBefore = ({ shownFrom }: ShownWindow, moment: LocalDateTime): boolean =>
  shownFrom !== undefined && toEpoch(moment) < toEpoch(shownFrom);

const isAfter = ({ shownUntil }: ShownWindow, moment: LocalDateTime): boolean =>
  shownUntil !== undefined && toEpoch(moment) >= toEpoch(shownUntil);

/** Whether it is on the site at a moment. The end is exclusive. */
export const isShownAt = (window: ShownWindow, moment: LocalDateTime): boolean =>
  !isBefore(window, moment) && !isAfter(window, moment);

export const hasWindow = ({ shownFrom, shownUntil }: ShownWindow): boolean =>
  shownFrom !== undefined || shownUntil !== undefined;

/** "4. desember 2026 kl. 12.00" */
const fullMoment = (moment: string): string => `${fullDate(dateOf(moment))} kl. ${clockTime(moment)}`;

/** "ikke vises før 4. desember 2026 kl. 12.00", for content hidden at a moment; empty when it is shown. */
export const notShownText = (window: ShownWindow, moment: LocalDateTime): string => {
  if (isBefore(window, moment)) return `ikke vises før ${fullMoment(window.shownFrom ?? "")}`;
  return isAfter(window, moment) ? `ikke vises etter ${fullMoment(window.shownUntil ?? "")}` : "";
};

/** "Vises fra 4. desember 2026 kl. 12.00", for lists at a moment; empty when it is always shown. */
export const windowText = (window: ShownWindow, moment: LocalDateTime): string => {
  if (isBefore(window, moment)) return `Vises fra ${fullMoment(window.shownFrom ?? "")}`;
  if (window.shownUntil === undefined) return "";
  return `${isAfter(window, moment) ? "Ble vist til" : "Vises til"} ${fullMoment(window.shownUntil)}`;
};
