import { dateOf } from "../../../domain/time/local-time";
import { clockTime, longDate, relativeDay } from "../../../domain/time/norwegian";
import { toLocal } from "../../../domain/time/oslo";
import { offlineTexts } from "../../lib/offline-texts";
import type { Reason } from "./network-first";

/** "i dag kl. 14.05", "lørdag 5. desember kl. 14.05"; both moments in epoch milliseconds. */
export const momentText = (at: number, now: number): string => {
  const moment = toLocal(at);
  const date = dateOf(moment);
  const day = relativeDay(date, dateOf(toLocal(now)))?.toLowerCase() ?? longDate(date);
  return `${day} kl. ${clockTime(moment)}`;
};

/** "Du er uten nett. Du leser siden slik den var i dag kl. 14.05." */
export const staleNoticeText = (reason: Reason | "back", at: number | null, now: number): string => {
  const age = at === null ? offlineTexts.cachedSometime : offlineTexts.cachedAt(momentText(at, now));
  return `${offlineTexts.reason[reason]} ${age}`;
};

interface StaleNotice {
  readonly text: string;
  /** Epoch milliseconds; null when unknown. */
  readonly at: number | null;
  readonly linkText?: string;
}

/** The notice above a cached page. It is outside of what React renders, and needs no script. */
export const staleNotice = ({ text, at, linkText = offlineTexts.tryAgain }: StaleNotice): string =>
  `<aside data-kept-line="${at ?? ""}" aria-label="${offlineTexts.label}"><p role="status">${text}</p><a href="">${linkText}</a></aside>`;
