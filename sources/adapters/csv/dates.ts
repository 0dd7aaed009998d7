import { addDays, daysBetween, isCalendarDate, MONTHS, WEEKDAYS, weekdayIndex } from "../../../domain/time/local-time";

/** The order of day and month in a file's dates of one separator. */
type Order = "dayFirst" | "monthFirst" | "unclear";

/** What dates of a file have in common. */
export interface DateReading {
  /** Null when a year that is left out cannot be known. */
  readonly today: string | null;
  readonly orders: ReadonlyMap<string, Order>;
}

const ALONE: DateReading = { today: null, orders: new Map() };

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const ANYWHERE = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})([./-]?)(\d{1,2})\2(\d{1,2})$/;
/** "5. des", "5. desember 2026", "05-des-26" */
const NAMED = /^(\d{1,2})(?:\.|-|\s|th)\s*([a-zæøå]{3,})\.?(?:[\s,.-]+'?(\d{4}|\d{2}))?$/i;
/** A date as a spreadsheet counts it: days since 1899. */
const SERIAL = /^\d{5}$/;
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
/** Spreadsheets may write a date with an empty time. */
const NO_TIME = /[ T]0{1,2}[.:]00([.:]00)?(?:[.,]0+)?$/;
const WEEKDAY = /^([a-zæøå]{2,})\.?,?\s*(?:den\s+)?(?=\d)/i;

const MONTH_NAMES = [
  ...MONTHS,
  ..."january february march april may june july august september october november december".split(" "),
];
const WEEKDAY_NAMES = [...WEEKDAYS, ..."måndag tysdag onsdag torsdag fredag laurdag sundag".split(" ")];

/** The place of a name, or of its beginning, from 0; null when unknown. */
const placeIn = (names: readonly string[], period: number, word: string): number | null => {
  const at = names.findIndex((name) => name.startsWith(word.toLowerCase()));
  return at === -1 ? null : at % period;
};

const asDate = (year: string, month: string | number, day: string): string =>
  `${year.padStart(4, "20")}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;

const PAST_DAYS = 90;
const FUTURE_DAYS = 275;

/** A day of a programme, which is not long ago. */
const inYear = (month: number, day: string, today: string | null): string | null => {
  if (today === null) return null;
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map((one) => asDate(String(one), month, day)).filter(isCalendarDate);
  return dates.find((date) => date >= addDays(today, -PAST_DAYS) && date <= addDays(today, FUTURE_DAYS)) ?? null;
};

const numericDate = ([, first = "", by = "", second = "", year = ""]: RegExpExecArray, reading: DateReading) => {
  const order = reading.orders.get(by) ?? "dayFirst";
  if (order === "monthFirst") return asDate(year, first, second);
  const isClear = order === "dayFirst" || Number(first) > 12 || Number(first) === Number(second);
  return isClear ? asDate(year, second, first) : null;
};

const YEAR_DAYS = 366;

/** "27-04-28" is in 2028, or in 2027. */
const isUnclearYear = ([, first = "", by, second = "", year = ""]: RegExpExecArray, today: string | null): boolean => {
  const other = asDate(first, second, year);
  const isOther = by === "-" && year.length === 2 && isCalendarDate(other) && first !== year;
  return isOther && today !== null && Math.abs(daysBetween(today, other)) < 3 * YEAR_DAYS;
};

const plainDate = (text: string, reading: DateReading): string | null => {
  if (SERIAL.test(text)) {
    const days = Number(text);
    return days >= FIRST_SERIAL && days <= LAST_SERIAL ? addDays("1899-12-30", days) : null;
  }
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return isUnclearYear(numeric, reading.today) ? null : numericDate(numeric, reading);
  const [, year, , month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return asDate(year, month, day);
  const [, named, word = "", written] = NAMED.exec(text) ?? [];
  const at = placeIn(MONTH_NAMES, MONTHS.length, word);
  if (named === undefined || at === null) return null;
  return written === undefined ? inYear(at + 1, named, reading.today) : asDate(written, at + 1, named);
};

const splitWeekday = (text: string): { readonly rest: string; readonly weekday: string | null } => {
  const [lead = "", weekday = null] = WEEKDAY.exec(text) ?? [];
  return { rest: text.slice(lead.length), weekday };
};

/**
 * "1.12.2026", "01.12.26", "1/12/2026", "2026-12-01", "lørdag 5. des." or a spreadsheet's number → "2026-12-01". Null
 * for anything else, for a weekday that is another, and where it is unclear which of two numbers is the month.
 */
export const dateIn = (text: string, reading = ALONE): string | null => {
  const { rest, weekday } = splitWeekday(text.trim().replace(NO_TIME, ""));
  const date = plainDate(rest, reading);
  if (date === null || !isCalendarDate(date)) return null;
  if (weekday === null) return date;
  return placeIn(WEEKDAY_NAMES, WEEKDAYS.length, weekday) === weekdayIndex(date) ? date : null;
};

/**
 * The order in a file, for each separator. A date that only makes sense with the month first says so of the others with
 * slashes and hyphens; with full stops, and beside dates that have the day first, it makes doubtful ones unclear.
 */
export const ordersIn = (dates: readonly string[]): DateReading["orders"] => {
  const found = dates.flatMap((text) => {
    const match = ANYWHERE.exec(text);
    return match === null ? [] : [{ by: match[2] ?? "", first: Number(match[1]), second: Number(match[3]) }];
  });
  const orderOf = (by: string): Order => {
    const own = found.filter((one) => one.by === by);
    const hasDayFirst = own.some(({ first, second }) => first > 12 && second <= 12);
    const hasMonthFirst = own.some(({ first, second }) => first <= 12 && second > 12 && second <= 31);
    if (!hasMonthFirst) return "dayFirst";
    if (by === ".") return hasDayFirst ? "dayFirst" : "unclear";
    return hasDayFirst ? "unclear" : "monthFirst";
  };
  return new Map([...new Set(found.map(({ by }) => by))].map((by) => [by, orderOf(by)]));
};
