import type { PartState } from "../../../domain/hours/now-and-next";
import { addDays, dateOf, daysBetween, type LocalDateTime, timeOf, weekdayName } from "../../../domain/time/local-time";
import { clockTime, longDate, withWholeFigures } from "../../../domain/time/norwegian";
import { texts } from "./texts";

/** An end before this hour belongs to the previous evening. */
const NIGHT_UNTIL = "06:00";

const clock = (time: string): string => `kl.\u00a0${time}`;

const dayText = (moment: LocalDateTime, now: LocalDateTime): string => {
  const days = daysBetween(dateOf(now), dateOf(moment));
  if (days === 0) return "";
  if (days === 1) return "i\u00a0morgen ";
  return days < 7 ? `${weekdayName(dateOf(moment))} ` : `${longDate(dateOf(moment))} `;
};

/** When something begins: "kl. 20.45", "i morgen kl. 18.00", "lørdag kl. 12.00", "lørdag 12. desember kl. 12.00". */
export const startText = (moment: LocalDateTime, now: LocalDateTime): string =>
  `${dayText(moment, now)}${clock(clockTime(moment))}`;

/** When the next showing begins: with its date, since "neste onsdag" may be read as the Wednesday of next week. */
export const nextText = (moment: LocalDateTime, now: LocalDateTime): string =>
  daysBetween(dateOf(now), dateOf(moment)) < 2
    ? startText(moment, now)
    : withWholeFigures(`${longDate(dateOf(moment))} ${clock(clockTime(moment))}`);

/** When something ends: the same, without a day for the night that follows, and with 24.00 for its beginning. */
export const endText = (moment: LocalDateTime, now: LocalDateTime): string => {
  const isTonight = dateOf(moment) === addDays(dateOf(now), 1) && timeOf(moment) < NIGHT_UNTIL;
  if (!isTonight) return startText(moment, now);
  return clock(timeOf(moment) === "00:00" ? "24.00" : clockTime(moment));
};

/**
 * The text for opening hours, or for nothing, at a moment; null when the next showing's text suffices. A part that
 * follows its programme is described by its next showing.
 */
export const stateText = <Showing extends { readonly start: LocalDateTime }>(
  { now: state, next }: PartState<Showing>,
  followsProgramme: boolean,
  now: LocalDateTime,
): string | null => {
  const isNextToday = next !== null && dateOf(next.start) === dateOf(now);
  switch (state.is) {
    case "showing":
      return null;
    case "open":
      return state.until === null || (followsProgramme && isNextToday)
        ? texts.open
        : texts.openUntil(endText(state.until, now));
    case "closed":
      if (followsProgramme && next !== null) return null;
      return state.opens === null ? texts.closed : texts.closedUntil(startText(state.opens, now));
    case "quiet":
      return next === null ? texts.quiet : null;
  }
};
