import { longDate, shortDate } from "../../../../domain/time/norwegian";
import { clockOf, dateOf } from "../../text/when";

/** Opening hours and days as people write them: "10–19" ↔ 10:00, 19:00. */

interface Span {
  readonly opens: string;
  readonly closes: string;
}

export const CLOSED = "stengt";

const CLOCK = /^\d{2}:\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** "1530" and "15" too. */
const clockIn = (text: string): string | null => clockOf(text.trim().replace(/^(\d{1,2})(\d{2})$/, "$1.$2"));

const spanOf = (text: string): Span | null => {
  const [opens, closes, ...more] = text.split(/\s*(?:[-–—]|til)\s*/).map(clockIn);
  return opens && closes && more.length === 0 ? { opens, closes } : null;
};

/** "10–14 og 16–19"; none for "stengt", null when it cannot be read. */
export const spansOf = (written: string): readonly Span[] | null => {
  const text = written
    .toLowerCase()
    .replace(/\b(kl|fra)\b\.?|\.$/g, "")
    .trim();
  if (["", "-", "–", CLOSED, "lukket", "steng"].includes(text)) return [];
  const spans = text.split(/\s*(?:,|;|\+|&|\bog\b)\s*/).map(spanOf);
  return spans.every((span) => span !== null) ? spans : null;
};

/** A row's times when they are no times: kept as written, which the check refuses. */
export const unread = (text: string): Span => ({ opens: text.trim(), closes: "" });

const short = (clock: string): string =>
  clock
    .replace(/:00$/, "")
    .replace(/^0(?=\d)/, "")
    .replace(":", ".");

/** "10–19", or a text that could not be read. */
export const spanText = (opens: unknown, closes: unknown): string =>
  [opens, closes].every((one) => CLOCK.test(String(one)))
    ? `${short(String(opens))}–${short(String(closes))}`
    : [opens, closes].filter((one) => typeof one === "string" && one !== "").join("–");

export interface Days {
  readonly from: string;
  /** The last day; equals `from` for one day. */
  readonly to: string;
}

const BETWEEN = /\s*[–—]\s*|\s+-\s+|(?<=[\d.a-zæøå])-(?=[\da-zæøå])|\s*\btil(?: og med)?\b\s*/i;

/** "24.–26. desember" → both days; null when it is no day, or ends before it begins. */
export const daysOf = (written: string, today: string): Days | null => {
  const day = dateOf(written, today);
  if (day !== null) return { from: day, to: day };
  const [first = "", last = "", ...more] = written.trim().split(BETWEEN);
  const to = dateOf(last, today);
  if (to === null || more.length > 0) return null;
  // What the first day does not say, the last one does: "24.–26. desember", "28. desember–1. januar 2027".
  const year = Number(to.slice(0, 4));
  const month = `${first.replace(/\.?$/, ".")}${to.slice(5, 7)}.${year}`;
  const read = /\d{4}/.test(first) ? [first] : [`${first} ${year}`, month, `${first} ${year - 1}`];
  const from = read.map((one) => dateOf(one, today)).find((one) => one !== null && one <= to);
  return from ? { from, to } : null;
};

const yearOf = (date: string): string => date.slice(0, 4);

/** "torsdag 24. desember 2026", "24.–26. desember 2026"; a text that is no date as it is. */
export const daysText = ({ from, to }: Days): string => {
  if (!DATE.test(from) || !DATE.test(to)) return from;
  if (from === to) return `${longDate(from)} ${yearOf(from)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${shortDate(to)} ${yearOf(to)}`;
  const year = yearOf(from) === yearOf(to) ? "" : ` ${yearOf(from)}`;
  return `${shortDate(from)}${year}–${shortDate(to)} ${yearOf(to)}`;
};
