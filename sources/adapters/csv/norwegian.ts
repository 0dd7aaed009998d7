import { titleIn } from "../../text/title";

/** Values as people write them in Norwegian spreadsheets; null for anything else. */

const TIME = /^(?:kl(?:okk[ea]n?)?\.?\s*)?(\d{1,2})(?:[.:]?(\d{2})(?:[.:]\d{2})?)?(?:\s*([ap])\.?m\.?)?$/i;
/** A part of a day, as spreadsheets count: 0,75. */
const FRACTION = /^0([.,])(\d+)$/;
const DAY_MINUTES = 24 * 60;
/** Spreadsheets write four decimals at least. */
const TOLERANCE = 0.08;

const clock = (hours: number, minutes: number): string | null =>
  hours < 24 && minutes < 60 ? `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}` : null;

const partOfDay = (decimals: string): string | null => {
  const exact = Number(`0.${decimals}`) * DAY_MINUTES;
  const minutes = Math.round(exact);
  return Math.abs(exact - minutes) > TOLERANCE ? null : clock(Math.floor(minutes / 60), minutes % 60);
};

/** "18.00", "18:00:00", "kl. 18", "1830", "6 PM" or "0,75" → "18:00" */
export const timeIn = (text: string): string | null => {
  const plain = text.trim();
  const [, point, decimals = ""] = FRACTION.exec(plain) ?? [];
  if (point === "," || (point === "." && (decimals.length !== 2 || Number(decimals) > 59))) return partOfDay(decimals);
  // A quarter past midnight, or 6 o'clock.
  if (point === "." && decimals.endsWith("5")) return null;
  const [, hours, minutes = "0", half] = TIME.exec(plain) ?? [];
  if (hours === undefined) return null;
  if (half === undefined) return clock(Number(hours), Number(minutes));
  const isHalf = Number(hours) >= 1 && Number(hours) <= 12;
  return isHalf ? clock((Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0), Number(minutes)) : null;
};

/** "19.00 – 21.00", "kl. 19–21" or "19.00" → from and to; the end is null when there is none. */
export const spanIn = (text: string): { readonly from: string; readonly to: string | null } | null => {
  const [first = "", second, more] = text
    .trim()
    .replace(/^fra\s+/i, "")
    .split(/\s*[–—-]\s*|\s+til\s+/i);
  const [from, to] = [timeIn(first), second === undefined ? null : timeIn(second)];
  if (from === null || more !== undefined || (second !== undefined && (to === null || to === from))) return null;
  return { from, to };
};

/** A day and an hour, which may have an end: "1.12.2026 kl. 10", "5. des. 2026, 10.00–12.00". */
const MOMENT =
  /^(.+?),?\s+((?:kl\D*\d{1,2}(?:[.:]\d{2}){0,2}|\d{1,2}(?:[.:]\d{2}){1,2}(?:\s*[ap]\.?m\.?)?)(?:\s*(?:[–—-]|til)\s*(?:kl\D*)?\d{1,2}(?:[.:]\d{2})?)?)$/i;
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const SERIAL = /^(\d{5})([.,]\d+)$/;

/** "5.12.2026 18.00–20.00" → "5.12.2026" and "18.00–20.00"; "46364,75" as Excel counts; no time where there is none. */
export const dividedMoment = (text: string): readonly [date: string, time: string] => {
  const [, day, part] = SERIAL.exec(text) ?? [];
  if (day !== undefined) return [day, `0${part}`];
  const [, date = text, time = ""] = ISO_MOMENT.exec(text) ?? MOMENT.exec(text) ?? [];
  return [date, time];
};

const AMOUNT =
  /^(?:kr\.?|nok)?\s*(\d{1,3}(?:[\s.]\d{3})+|\d+)(?:[,.](\d{1,2})|[,.][-–—])?\s*(?:kr\.?|nok|,-|kroner)?$/i;

/** "135", "135,50", "1 250,00 kr" or "gratis" → 135, 135.5, 1250, 0 */
export const amountIn = (text: string): number | null => {
  if (/^gratis$/i.test(text.trim())) return 0;
  const [, kroner, ore = "0"] = AMOUNT.exec(text.trim()) ?? [];
  return kroner === undefined ? null : Number(`${kroner.replaceAll(/[\s.]/g, "")}.${ore}`);
};

const STATUSES: Readonly<Record<string, string>> = {
  planlagt: "planned",
  "i salg": "onSale",
  "få igjen": "fewLeft",
  "få billetter igjen": "fewLeft",
  utsolgt: "soldOut",
  gratis: "free",
};

/** "Avlyst" → "cancelled", "Innstilt!" too; an unknown word is kept, and reported. */
export const statusIn = (text: string): string => {
  const { title, state } = titleIn(text);
  const isSaid = state === "cancelled" || (title === "" && state !== null);
  return (
    STATUSES[
      text
        .trim()
        .replace(/[.!]+$/, "")
        .toLowerCase()
    ] ?? (isSaid ? state : text)
  );
};
