import { isCalendarDate } from "../../../domain/time/local-time";

/** Values as people write them in Norwegian spreadsheets; null for anything else. */

const DATE = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/;
/** Spreadsheets may write a date with an empty time. */
const NO_TIME = /[ T]0{1,2}[.:]00([.:]00)?$/;

/** "1.12.2026", "01.12.26", "1/12/2026" or "2026-12-01" → "2026-12-01" */
export const dateIn = (text: string): string | null => {
  const plain = text.trim().replace(NO_TIME, "");
  const [, day = "", month = "", year = ""] = DATE.exec(plain) ?? [];
  const date = day === "" ? plain : `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
};

const TIME = /^(?:kl(?:okk[ea]n?)?\.?\s*)?(\d{1,2})(?:[.:]?(\d{2})(?:[.:]\d{2})?)?$/i;

/** "18.00", "18:00:00", "kl. 18" or "1830" → "18:00" */
export const timeIn = (text: string): string | null => {
  const [, hours = "", minutes = "00"] = TIME.exec(text.trim()) ?? [];
  return hours !== "" && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : null;
};

const AMOUNT = /^(?:kr\.?|nok)?\s*(\d{1,3}(?:[\s.]\d{3})+|\d+)(?:[,.](\d{1,2})|,-)?\s*(?:kr\.?|nok|,-)?$/i;

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
  avlyst: "cancelled",
  flyttet: "moved",
};

/** "Avlyst" → "cancelled"; an unknown word is kept, and reported. */
export const statusIn = (text: string): string => STATUSES[text.trim().toLowerCase()] ?? text;
