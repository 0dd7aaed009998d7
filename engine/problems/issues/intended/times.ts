import { addDays, isCalendarDate, MONTHS } from "../../../../domain/time/local-time";
import { fullYear } from "./numbers";

/** Common notations of dates and times, converted to the content's. */

const two = (number: number): string => String(number).padStart(2, "0");

const dateFrom = (year: number, month: number, day: number): string | null => {
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : null;
};

/** "des", "des." and "desember" */
const monthNumber = (word: string): number =>
  1 + MONTHS.findIndex((month) => word.length >= 3 && month.startsWith(word.toLowerCase()));

interface Form {
  readonly pattern: RegExp;
  readonly dates: (parts: readonly string[]) => readonly (string | null)[];
}

const numbers = (parts: readonly string[]): readonly [number, number, number] => {
  const [a = 0, b = 0, c = 0] = parts.map(Number);
  return [a, b, c];
};

/** Day before month, as in Norwegian; the other order only where that is not a date. */
const FORMS: readonly Form[] = [
  {
    pattern: /(?<![\d./-])(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/,
    dates: (parts) => {
      const [year, month, day] = numbers(parts);
      return [dateFrom(year, month, day), dateFrom(year, day, month)];
    },
  },
  {
    pattern: /(?<![\d./-])(\d{1,2})[-./] ?(\d{1,2})[-./] ?(\d{4}|\d{2})(?!\d)/,
    dates: (parts) => {
      const [day, month, written] = numbers(parts);
      // "26", but not "0026".
      const year = parts[2]?.length === 2 ? fullYear(written) : written;
      return [dateFrom(year, month, day), dateFrom(year, day, month)];
    },
  },
  {
    pattern: /(?<!\d)(\d{1,2})\.? ?(\p{L}{3,9})\.? ?(\d{4})(?!\d)/u,
    dates: ([day, month = "", year]) => [dateFrom(Number(year), monthNumber(month), Number(day))],
  },
  {
    pattern: /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/,
    dates: (parts) => [dateFrom(...numbers(parts))],
  },
];

interface Found {
  readonly date: string;
  /** The text before and after the date. */
  readonly rest: string;
}

const findDate = (text: string): Found | null => {
  for (const { pattern, dates } of FORMS) {
    const match = pattern.exec(text);
    const date = match && dates(match.slice(1)).find((found) => found !== null);
    if (match && date) {
      return { date, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
    }
  }
  return null;
};

const CLOCK = /^[\s,T]*(?:kl\.?|klokka|klokken)?\s*(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]\d{2})?\s*$/i;

/** "18.00", "kl. 18", "T1800", "9:00" */
const clockIn = (text: string): string | null => {
  const [, hours = "", minutes = "00"] = CLOCK.exec(text) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return null;
  return Number(hours) === 24 && minutes !== "00" ? null : `${two(Number(hours))}:${minutes}`;
};

/** Weekdays, "den" and commas before a date are ignored. */
const withoutWords = (text: string): string =>
  text.replace(/(?<!\p{L})(?:(?:man|tirs|ons|tors|fre|lør|søn)dag|den)(?!\p{L})/giu, " ").replaceAll(",", " ");

/** Candidate moments, dates or times of day for a text; several when ambiguous. */
export const intendedTimes = (written: string): readonly string[] => {
  // Longer texts are not dates.
  if (written.length > 60) return [];
  const text = withoutWords(written).trim();
  const found = findDate(text);
  if (found === null) return [clockIn(text) ?? []].flat();
  const { date, rest } = found;
  if (rest.trim() === "") return [date];
  const clock = clockIn(rest);
  if (clock === null) return [];
  const moment = clock === "24:00" ? `${addDays(date, 1)}T00:00` : `${date}T${clock}`;
  return [moment, date];
};
