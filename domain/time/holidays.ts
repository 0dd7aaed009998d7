import { addDays, type LocalDate } from "./local-time";

/** Easter Sunday by the anonymous Gregorian computus (Meeus/Jones/Butcher). */
export const easterSunday = (year: number): LocalDate => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = Math.floor(f / 31);
  const day = (f % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

const MOVABLE: readonly (readonly [daysFromEaster: number, name: string])[] = [
  [-3, "Skjærtorsdag"],
  [-2, "Langfredag"],
  [0, "1. påskedag"],
  [1, "2. påskedag"],
  [39, "Kristi himmelfartsdag"],
  [49, "1. pinsedag"],
  [50, "2. pinsedag"],
];

const FIXED: readonly (readonly [monthAndDay: string, name: string])[] = [
  ["01-01", "1. nyttårsdag"],
  ["05-01", "Arbeidernes dag"],
  ["05-17", "Grunnlovsdagen"],
  ["12-25", "1. juledag"],
  ["12-26", "2. juledag"],
];

const EVES: readonly (readonly [daysFromEaster: number, name: string])[] = [
  [-4, "Onsdag før skjærtorsdag"],
  [-1, "Påskeaften"],
  [48, "Pinseaften"],
];

const FIXED_EVES: Readonly<Record<string, string>> = { "12-24": "Julaften", "12-31": "Nyttårsaften" };

/** The name of a day before a holiday, on which many close early; null for other days. */
export const eveOf = (date: LocalDate): string | null => {
  const easter = easterSunday(Number(date.slice(0, 4)));
  return FIXED_EVES[date.slice(5)] ?? EVES.find(([days]) => addDays(easter, days) === date)?.[1] ?? null;
};

/**
 * Norway's public holidays in a year, by date (laws of 1995 and 1947). Where two coincide, as in 2027, the fixed one
 * names the day: 17 May is the national day, Whit Monday or not.
 */
export const publicHolidays = (year: number): ReadonlyMap<LocalDate, string> => {
  const easter = easterSunday(year);
  return new Map([
    ...MOVABLE.map(([days, name]) => [addDays(easter, days), name] as const),
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
  ]);
};

const known = new Map<number, ReadonlyMap<LocalDate, string>>();

/** A holiday's name, or null on an ordinary day. Cached per year, since callers ask for long spans of days. */
export const publicHoliday = (date: LocalDate): string | null => {
  const year = Number(date.slice(0, 4));
  const holidays = known.get(year) ?? publicHolidays(year);
  known.set(year, holidays);
  return holidays.get(date) ?? null;
};
