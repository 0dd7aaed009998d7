import {
  addDays,
  isCalendarDate,
  type LocalDate,
  MONTHS,
  WEEKDAYS,
  weekdayIndex,
  weekdayName,
} from "../../../domain/time/local-time";
import { clockTime, fullDate } from "../../../domain/time/norwegian";
import { toLocal } from "../../../domain/time/oslo";

/** Parses and formats dates and times as people write them: "fre 18" ↔ "2026-12-04T18:00". */

const two = (value: number): string => String(value).padStart(2, "0");

const dateFrom = (year: number, month: number, day: number): LocalDate | null => {
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : null;
};

/** A day and month without a year means the next such date; up to a week back still means this year's. */
const nextYearly = (month: number, day: number, today: string): string | null => {
  const year = Number(today.slice(0, 4));
  const date = dateFrom(year, month, day);
  return date !== null && date < addDays(today, -7) ? dateFrom(year + 1, month, day) : date;
};

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const namedIn = (names: readonly string[], text: string): number =>
  text.length < 2 ? -1 : names.findIndex((name) => name.startsWith(text.slice(0, Math.max(3, text.length))));

const clockFrom = (hours: string, minutes = "00"): string | null =>
  Number(hours) < 24 && Number(minutes) < 60 ? `${two(Number(hours))}:${minutes.padStart(2, "0")}` : null;

const TIME = /^(?:kl\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?$/;

const timeFrom = (text: string): string | null => {
  const found = TIME.exec(text.trim());
  return found ? clockFrom(found[1] ?? "", found[2]) : null;
};

interface Begun {
  readonly date: string | null;
  /** The text after the date. */
  readonly rest: string;
}

const WORDS: Readonly<Record<string, number>> = { "i dag": 0, "i morgen": 1, "i overmorgen": 2 };

const dateIn = (text: string, today: string): Begun | null => {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:t|\s|$)/.exec(text);
  if (iso) return { date: iso[1] ?? null, rest: text.slice(10).replace(/^t/, "") };
  const numbers = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})|\.?\s(20[2-9]\d))?\.?(?=\s|$)/.exec(text);
  if (numbers) {
    const [all, day, month, joined, parted] = numbers;
    const year = joined ?? parted;
    const at = [Number(month), Number(day)] as const;
    const date = year === undefined ? nextYearly(...at, today) : dateFrom(fullYear(year), ...at);
    return { date, rest: text.slice(all.length) };
  }
  const words = /^(\d{1,2})\.?\s*([a-zæøå]+)\.?(?:\s+(\d{4}))?(?=\s|$)/.exec(text);
  if (words) {
    const [all, day, name = "", year] = words;
    const month = namedIn(MONTHS, name) + 1;
    if (month === 0) return null;
    const date =
      year === undefined ? nextYearly(month, Number(day), today) : dateFrom(Number(year), month, Number(day));
    return { date, rest: text.slice(all.length) };
  }
  const word = Object.keys(WORDS).find((one) => text.startsWith(one));
  return word === undefined ? null : { date: addDays(today, WORDS[word] ?? 0), rest: text.slice(word.length) };
};

/** The next such weekday, which may be today; or the date that follows the name. */
const weekdayIn = (text: string, today: string): readonly Begun[] => {
  const [all, name = ""] = /^([a-zæøå]+)\.?,?\s*/.exec(text) ?? [];
  const weekday = namedIn(WEEKDAYS, name);
  if (all === undefined || weekday < 0) return [];
  const rest = text.slice(all.length);
  const found = dateIn(rest, today);
  const next = { date: addDays(today, (weekday - weekdayIndex(today) + 7) % 7), rest };
  return found === null ? [next] : [found, next];
};

/** Possible readings of a text's start: "fre 18.05" is 18 May where a date is expected, and 18:05 where a time is. */
const begun = (text: string, today: string): readonly Begun[] => {
  const found = dateIn(text, today);
  return found === null ? weekdayIn(text, today) : [found];
};

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");

const firstIn = (written: string, today: string, read: (one: Begun) => string | null): string | null =>
  begun(plain(written), today)
    .map(read)
    .find((one) => one !== null) ?? null;

/** "4/12" → "2026-12-04"; null when it is not a date. */
export const dateOf = (written: string, today: string): string | null =>
  firstIn(written, today, ({ date, rest }) => (rest.trim() === "" ? date : null));

const momentFrom = ({ date, rest: written }: Begun): string | null => {
  const rest = written.trim();
  const offset = /[+-]\d{2}:\d{2}$/.exec(rest)?.[0] ?? "";
  const time = timeFrom(rest.slice(0, rest.length - offset.length).replace(/^[t,]\s*/, ""));
  return date === null || time === null ? null : `${date}T${time}${offset}`;
};

/** "fre 18" → "2026-12-04T18:00"; null when it is not a date with a time. */
export const momentOf = (written: string, today: string): string | null => firstIn(written, today, momentFrom);

/** "18" and "18.30" → "18:30". */
export const clockOf = (written: string): string | null =>
  written.trim() === "24:00" || written.trim() === "24" ? "24:00" : timeFrom(plain(written));

/** "fredag 4. desember 2026" */
export const dateText = (date: LocalDate): string => `${weekdayName(date)} ${fullDate(date)}`;

/** "fredag 4. desember 2026 kl. 18.00" */
export const momentText = (moment: string): string =>
  `${dateText(moment.slice(0, 10))} kl. ${clockTime(moment)}${moment.slice(16)}`;

/** Today in Oslo. */
export const todayInOslo = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" }).format(new Date());

/** The time in Oslo: "2026-12-04T18:30". */
export const nowInOslo = (): string => toLocal(Date.now());
