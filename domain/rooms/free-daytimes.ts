import { addDays, dateOf, type LocalDate, type LocalDateTime, weekdayIndex } from "../time/local-time";

/**
 * When a room is free on weekdays, as far as the venue's own programme is known. Of no use for a room that is open to
 * the public in the daytime.
 */

interface Held {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

export interface FreeDaytime {
  /** 0 for Monday … 4 for Friday. */
  readonly weekday: number;
  /** Whole hours. */
  readonly from: number;
  readonly until: number;
}

export const WORKDAYS = [0, 1, 2, 3, 4];
const OPENS = 8;
const CLOSES = 16;
const LEAST_HOURS = 3;
const DAYS_AHEAD = 28;

const at = (date: LocalDate, hour: number): LocalDateTime => `${date}T${String(hour).padStart(2, "0")}:00`;

export const isWholeDay = ({ from, until }: FreeDaytime): boolean => from === OPENS && until === CLOSES;

/** The hours between eight and four at which an event takes place, by weekday; without an end, to the day's. */
const usedHours = (events: readonly Held[], today: LocalDate): ReadonlySet<string> => {
  const used = new Set<string>();
  const [first, last] = [addDays(today, 1), addDays(today, DAYS_AHEAD)];
  for (const { start, end, status } of events) {
    if (status === "cancelled") continue;
    const until = dateOf(end ?? start);
    for (let date = first; date <= last && date <= until; date = addDays(date, 1)) {
      if (date < dateOf(start)) continue;
      for (let hour = OPENS; hour < CLOSES; hour += 1) {
        const isOver = end !== null && end <= at(date, hour);
        if (start < at(date, hour + 1) && !isOver) used.add(`${weekdayIndex(date)} ${hour}`);
      }
    }
  }
  return used;
};

/**
 * For each workday, the longest stretch of the daytime in which nothing takes place in the four weeks after `today`,
 * the first of equal ones; none for a day without three hours.
 */
export const freeDaytimes = (events: readonly Held[], today: LocalDate): readonly FreeDaytime[] => {
  const used = usedHours(events, today);
  return WORKDAYS.flatMap((weekday) => {
    let best: FreeDaytime | null = null;
    let from = OPENS;
    for (let hour = OPENS; hour < CLOSES; hour += 1) {
      if (used.has(`${weekday} ${hour}`)) from = hour + 1;
      else if (hour + 1 - from > (best === null ? LEAST_HOURS - 1 : best.until - best.from))
        best = { weekday, from, until: hour + 1 };
    }
    return best === null ? [] : [best];
  });
};
