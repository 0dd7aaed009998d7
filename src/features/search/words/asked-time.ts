import {
  addDays,
  isCalendarDate,
  type LocalDate,
  type LocalDateTime,
  MONTHS,
  mondayOf,
  weekdayIndex,
} from "../../../../domain/time/local-time";

/** The time that a query is about. */
export interface AskedTime {
  /** Showings that start from here, and before `to`. */
  readonly from: LocalDateTime;
  readonly to: LocalDateTime;
  /** The query without its time. */
  readonly rest: string;
}

/** From the first day until before the other. */
interface Days {
  readonly first: LocalDate;
  readonly end: LocalDate;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Whole words of a text that has spaces around it; without lookbehind, which older browsers lack. */
const whole = (pattern: string): RegExp => new RegExp(` (?:${pattern})(?= )`);

/** In the order of the week, with spellings without ø and å, and in Nynorsk and English. */
const WEEKDAY_PATTERNS = [
  "m[åa]ndag|monday",
  "tirsdag|tysdag|tuesday",
  "onsdag|wednesday",
  "torsdag|thursday",
  "fredag|friday",
  "l(?:ø|o|oe|au)rdag|saturday",
  "s(?:ø|o|oe|u)ndag|sunday",
];
const WEEKDAY = WEEKDAY_PATTERNS.join("|");
const MONTH = MONTHS.map((name) => (name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name)).join("|");
const DAY = "(?<day>0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?<year>20\\d\\d)";

const oneDay = (first: LocalDate): Days => ({ first, end: addDays(first, 1) });

const week = (monday: LocalDate): Days => ({ first: monday, end: addDays(monday, 7) });

const weekend = (monday: LocalDate): Days => ({ first: addDays(monday, 5), end: addDays(monday, 7) });

const nextWeekday = (name: string, from: LocalDate): Days => {
  const wanted = WEEKDAY_PATTERNS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name));
  return oneDay(addDays(from, (wanted - weekdayIndex(from) + 7) % 7));
};

const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The day in the year that is written, or the next one that is not past. */
const dayOfYear = (month: number, { day, year }: Groups, today: LocalDate): Days | null => {
  const now = Number(today.slice(0, 4));
  const years = year === undefined ? [0, 1, 2, 3, 4].map((more) => now + more) : [Number(year)];
  const dates = years.map((one) => dateOf(one, month, Number(day))).filter(isCalendarDate);
  const first = year === undefined ? dates.find((date) => date >= today) : dates[0];
  return first === undefined ? null : oneDay(first);
};

const monthNumber = (name = ""): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const wholeMonth = (month: number, today: LocalDate): Days => {
  const year = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) > month ? 1 : 0);
  return { first: dateOf(year, month, 1), end: month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1) };
};

/** How a time is written, most specific first. */
const WAYS: readonly (readonly [RegExp, (groups: Groups, today: LocalDate) => Days | null])[] = [
  [whole(`${YEAR}-(?<month>\\d\\d)-(?<day>\\d\\d)`), (groups, today) => dayOfYear(Number(groups.month), groups, today)],
  [
    whole(`(?:den )?${DAY}[.,]? ?(?<month>${MONTH})\\.?(?: ${YEAR})?`),
    (groups, today) => dayOfYear(monthNumber(groups.month), groups, today),
  ],
  [
    whole(`(?:den )?${DAY}[./](?<month>0?[1-9]|1[0-2])\\.?(?:[./ ]?${YEAR})?`),
    (groups, today) => dayOfYear(Number(groups.month), groups, today),
  ],
  [whole("i ?overmorg[eo]n|i ?over ?i ?morg[eo]n"), (_, today) => oneDay(addDays(today, 2))],
  [whole("i ?morg[eo]n|tomorrow"), (_, today) => oneDay(addDays(today, 1))],
  [whole("i ?dag|today"), (_, today) => oneDay(today)],
  [whole("(?:til )?neste helg|next weekend"), (_, today) => weekend(addDays(mondayOf(today), 7))],
  [whole("(?:(?:i|til|denne|kommende) )?(?:helg(?:a|en)?|weekend(?:en)?)"), (_, today) => weekend(mondayOf(today))],
  [whole(`neste (?<name>${WEEKDAY})`), ({ name = "" }, today) => nextWeekday(name, addDays(mondayOf(today), 7))],
  [whole("neste uk[ea]|next week"), (_, today) => week(addDays(mondayOf(today), 7))],
  [whole("(?:i|denne) (?:uk[ea]|veka)|this week"), (_, today) => week(mondayOf(today))],
  [whole(`(?:(?:på|kommende|førstkommende) )?(?<name>${WEEKDAY})`), ({ name = "" }, today) => nextWeekday(name, today)],
  [whole(`(?:i )?(?<month>${MONTHS.join("|")})`), ({ month }, today) => wholeMonth(monthNumber(month), today)],
];

/** Parts of the day, which alone are today's. */
const PARTS: readonly (readonly [RegExp, from: string, to: string])[] = [
  [whole("(?:i |på )?(?:morgenen|formiddag(?:en)?)"), "00:00", "12:00"],
  [whole("(?:i |på )?ettermiddag(?:en)?"), "12:00", "17:00"],
  [whole("(?:i ?|på )?kveld(?:en)?|tonight|evening"), "17:00", "24:00"],
];

/** The days in a text, and the text without them. */
const readDays = (text: string, today: LocalDate): (Days & { readonly rest: string }) | null => {
  for (const [pattern, read] of WAYS) {
    const found = pattern.exec(text);
    const days = found && read(found.groups ?? {}, today);
    // A weekday may stand beside its date.
    if (found && days) return { ...days, rest: text.replace(found[0], "").replace(whole(WEEKDAY), "") };
  }
  return null;
};

const TIME_OF_DAY = / (kl\.?|klokk[ae]n?) \d{1,2}([.:]\d\d)?(?= )/;

/** Finds the days or the part of a day that a query is about; null when it is about none. */
export const askedTime = (query: string, today: LocalDate): AskedTime | null => {
  const words =
    query
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}./:-]+/gu) ?? [];
  // The name of a month is the title of a page.
  if (words.length === 1 && MONTHS.some((month) => month === words[0])) return null;
  const text = ` ${words.join(" ")} `.replace(TIME_OF_DAY, "");
  const part = PARTS.find(([pattern]) => pattern.test(text));
  const withoutPart = part ? text.replace(part[0], "") : text;
  const days = readDays(withoutPart, today);
  if (!(days || part)) return null;
  const { first, end, rest } = days ?? { ...oneDay(today), rest: withoutPart };
  const [, opens, closes] = part ?? [null, "00:00", "24:00"];
  return { from: `${first}T${opens}`, to: `${addDays(end, -1)}T${closes}`, rest: rest.trim() };
};
