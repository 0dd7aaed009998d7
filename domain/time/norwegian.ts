import {
  dateOf,
  daysBetween,
  isoWeek,
  type LocalDate,
  type LocalDateTime,
  MONTHS,
  timeOf,
  weekdayName,
} from "./local-time";

/** Formats of dates, times, durations and money in Bokmål. */

const dayAndMonth = (date: LocalDate): string =>
  `${Number(date.slice(8, 10))}. ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`;

/** "5. desember" */
export const shortDate = dayAndMonth;

/** "lørdag 5. desember" */
export const longDate = (date: LocalDate): string => `${weekdayName(date)} ${dayAndMonth(date)}`;

/** "5. desember 2026" */
export const fullDate = (date: LocalDate): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`;

/** "I dag", "I morgen", "I går", or null for any other day. */
export const relativeDay = (date: LocalDate, today: LocalDate): string | null => {
  switch (daysBetween(today, date)) {
    case -1:
      return "I går";
    case 0:
      return "I dag";
    case 1:
      return "I morgen";
    default:
      return null;
  }
};

/** "18.00" */
export const clockTime = (moment: LocalDateTime): string => timeOf(moment).replace(":", ".");

/** "kl. 18.00–20.05", or "kl. 18.00" when the end is unknown. */
export const timeSpan = (start: LocalDateTime, end: LocalDateTime | null): string =>
  end === null ? `kl. ${clockTime(start)}` : `kl. ${clockTime(start)}–${clockTime(end)}`;

const brief = (month: string): string => (month.length > 4 ? `${month.slice(0, 3)}.` : month);

/** "5. des.", "5. juni" */
const briefDayAndMonth = (date: LocalDate): string =>
  `${Number(date.slice(8, 10))}. ${brief(MONTHS[Number(date.slice(5, 7)) - 1] ?? "")}`;

const briefWeekday = (date: LocalDate): string => weekdayName(date).slice(0, 3);

/** "lør. 5. des.", on a card */
export const cardDate = (date: LocalDate): string => `${briefWeekday(date)}. ${briefDayAndMonth(date)}`;

/** "Lør 5." on a narrow strip of days; with the month on its first day: "Tir 1. des." */
export const briefDate = (date: LocalDate): string => {
  const weekday = sentenceCase(briefWeekday(date));
  return date.endsWith("-01") ? `${weekday} ${briefDayAndMonth(date)}` : `${weekday} ${Number(date.slice(8, 10))}.`;
};

/** "30. november–6. desember", "7.–13. desember", "7. desember" for one day. */
export const dateSpan = (from: LocalDate, to: LocalDate): string => {
  if (from === to) return dayAndMonth(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8, 10))}.–${dayAndMonth(to)}`
    : `${dayAndMonth(from)}–${dayAndMonth(to)}`;
};

/** "lørdag 5. desember kl. 18.00" */
export const longMoment = (moment: LocalDateTime): string => `${longDate(dateOf(moment))} kl. ${clockTime(moment)}`;

const MONTH_NAMES = [
  ...MONTHS,
  "January",
  "February",
  "March",
  "May",
  "June",
  "July",
  "October",
  "Januar",
  "März",
].join("|");

/** Spaces within "kl. 18.00", "5. desember", "1. etasje", "1 t 45 min", "fra 12 år", "2 400 kr" and "NOK 135". */
const WITHIN_FIGURES = [
  /\b(kl\.|NOK) (?=\d)/g,
  new RegExp(`(\\d\\.?) (?=(?:${MONTH_NAMES})\\b|(?:${MONTHS.map((name) => name.slice(0, 3)).join("|")})\\.)`, "gi"),
  /\b(\d{1,2}\.) (?=\p{Ll})/gu,
  /(\d) (?=(?:kr|kroner|NOK|t|min|timer?|minutter|år)(?![\p{L}\d]))/gu,
  /(\d\u00a0t) (?=\d+\u00a0min)/g,
  /\b([Ff]ra) (?=\d+\u00a0år)/g,
  /(\b\d{1,3}) (?=\d{3}(?!\d))/g,
];

/** A display text with no-break spaces within times, dates, durations and amounts. */
export const withWholeFigures = (text: string): string =>
  WITHIN_FIGURES.reduce((whole, space) => whole.replace(space, "$1\u00a0"), text);

/** "1 t 45 min", "2 t", "50 min" */
export const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} t` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
};

/** "135 kr", "2 400 kr", "99,50 kr" with no-break spaces. */
export const kroner = (amount: number): string => {
  const [whole = "", ore = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `${ore === "00" ? grouped : `${grouped},${ore}`}\u00a0kr`;
};

/** A price on its own or after its label: "gratis", "135 kr". */
export const priceWords = (amount: number): string => (amount === 0 ? "gratis" : kroner(amount));

/** "uke 49" */
export const weekLabel = (date: LocalDate): string => `uke ${isoWeek(date)}`;

/** "a", "a og b", "a, b og c" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} og ${items[items.length - 1]}`;

/** First letter in upper case, for labels that start a line. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Code points between z and å, for their letters; ä and ö sort with æ and ø. */
const LATE_LETTERS: Readonly<Record<string, string>> = { æ: "{", ä: "{", ø: "|", ö: "|" };

/** A sort key for `byText`: æ and ø between z and å, and é as e: "ærlig" → "{rlig", "Kafé" → "kafe". */
export const alphabetKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[æäøö]/g, (letter) => LATE_LETTERS[letter] ?? letter)
    .replace(/[éèê]/g, "e");
