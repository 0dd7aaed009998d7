import { addDays, type LocalDate, weekdayIndex } from "../../../domain/time/local-time";

const MAX_REPEATS = 60;

interface Repeat {
  /** The day after which the series begins. */
  readonly after: LocalDate;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly time: string;
  readonly until: LocalDate;
}

/** The same time every week, after a day and until another one. */
export const repeated = ({ after, weekday, time, until }: Repeat): readonly string[] => {
  const first = addDays(after, ((weekday - weekdayIndex(after) + 6) % 7) + 1);
  const days = Array.from({ length: MAX_REPEATS }, (_, week) => addDays(first, 7 * week));
  return days.filter((day) => day <= until).map((day) => `${day}T${time}`);
};
