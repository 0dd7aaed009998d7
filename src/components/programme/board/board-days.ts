import { daysBetween, isoWeek, type LocalDate, mondayOf } from "../../../../domain/time/local-time";
import { byDay } from "../showings";

interface Timed {
  readonly start: string;
}

export type Day<Showing> = readonly [date: LocalDate, showings: readonly Showing[]];

/** Days of one ISO week, folded under its name. */
export interface Week<Showing> {
  /** Its Monday, also when the week's first days are not folded. */
  readonly monday: LocalDate;
  readonly week: number;
  readonly days: readonly Day<Showing>[];
}

const OPEN_DAYS = 7;

/**
 * The open days, which are today and the next six, and the weeks after them. Without showings in the first seven days,
 * the first week with showings is open.
 */
export const openAndFolded = <Showing extends Timed>(
  showings: readonly Showing[],
  today: LocalDate,
): { readonly open: readonly Day<Showing>[]; readonly weeks: readonly Week<Showing>[] } => {
  const days = byDay(showings, null);
  const near = days.filter(([date]) => daysBetween(today, date) < OPEN_DAYS);
  const first = days[0]?.[0];
  const open =
    near.length > 0 || first === undefined ? near : days.filter(([date]) => mondayOf(date) === mondayOf(first));
  const weeks = new Map<LocalDate, Day<Showing>[]>();
  for (const day of days.slice(open.length)) {
    const monday = mondayOf(day[0]);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return { open, weeks: [...weeks].map(([monday, found]) => ({ monday, week: isoWeek(monday), days: found })) };
};

const STRIP_DAYS = 14;

/** The days with showings of two weeks from today, for the strip above the programme. */
export const stripDays = (showings: readonly Timed[], today: LocalDate): readonly LocalDate[] =>
  byDay(showings, null)
    .map(([date]) => date)
    .filter((date) => daysBetween(today, date) < STRIP_DAYS);

/** The folded weeks with a day that the strip does not have. */
export const weeksBeyond = <Showing>(
  weeks: readonly Week<Showing>[],
  strip: readonly LocalDate[],
): readonly Week<Showing>[] => {
  const last = strip.at(-1) ?? "";
  return weeks.filter(({ days }) => days.some(([date]) => date > last));
};
