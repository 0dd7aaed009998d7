import { dateOf, daysBetween, type LocalDateTime, weekdayName } from "./local-time";

const WEEK = 7;

/**
 * Describes how a series of moments recurs: "hver lørdag", "annenhver torsdag". Null for fewer than three, when weeks
 * are missing, and on different weekdays.
 */
export const recurrence = (moments: readonly LocalDateTime[]): string | null => {
  const dates = moments.map(dateOf);
  const [first, second, third] = dates;
  if (first === undefined || second === undefined || third === undefined) return null;
  const weekday = weekdayName(first);
  if (dates.some((date) => weekdayName(date) !== weekday)) return null;
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  if (gaps.every((gap) => gap === WEEK)) return `hver ${weekday}`;
  if (gaps.every((gap) => gap === 2 * WEEK)) return `annenhver ${weekday}`;
  return null;
};
