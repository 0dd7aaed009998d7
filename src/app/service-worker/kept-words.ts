import { offlineStrings } from "../../lib/offline-strings";
import { dateOf } from "../../rules/local-time";
import { clockTime, longDate, relativeDay } from "../../rules/norwegian";
import { toLocal } from "../../rules/oslo";
import type { Reason } from "./network-first";

/** "i dag kl. 14.05", "lørdag 5. desember kl. 14.05"; both moments in epoch milliseconds. */
export const momentInWords = (at: number, now: number): string => {
  const moment = toLocal(at);
  const date = dateOf(moment);
  const day = relativeDay(date, dateOf(toLocal(now)))?.toLowerCase() ?? longDate(date);
  return `${day} kl. ${clockTime(moment)}`;
};

/** "Du er uten nett. Du leser siden slik den var i dag kl. 14.05." */
export const keptWords = (reason: Reason | "back", at: number | null, now: number): string => {
  const age = at === null ? offlineStrings.keptSometime : offlineStrings.keptAt(momentInWords(at, now));
  return `${offlineStrings.reason[reason]} ${age}`;
};

interface Line {
  readonly words: string;
  /** Epoch milliseconds; null when nobody knows. */
  readonly at: number | null;
  readonly way?: string;
}

/** The line above a page that was kept. It stands outside of what React draws, and needs no script. */
export const keptLine = ({ words, at, way = offlineStrings.tryAgain }: Line): string =>
  `<aside data-kept-line="${at ?? ""}" aria-label="${offlineStrings.label}"><p role="status">${words}</p><a href="">${way}</a></aside>`;
