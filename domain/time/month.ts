import { addDays, type LocalDate, type LocalDateTime, MONTHS, mondayOf } from "./local-time";

/** A calendar month: "2026-12". */
export type Month = string;

export const monthOf = (moment: LocalDate | LocalDateTime): Month => moment.slice(0, 7);

/** "desember 2026" */
export const monthName = (month: Month): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;

/** Months since the year 0. */
const count = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => count(to) - count(from);

/** The next month: "2026-12" → "2027-01". */
export const monthAfter = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));

/** The weeks of a month, Monday to Sunday, up to a day of the next one; other days of adjacent months are null. */
export const weeksOf = (month: Month, last: LocalDate = ""): readonly (readonly (LocalDate | null)[])[] => {
  const next = `${monthAfter(month)}-01`;
  const end = last < next ? next : addDays(last, 1);
  const weeks: (LocalDate | null)[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
    weeks.push(days.map((day) => (day >= `${month}-01` && day < end ? day : null)));
  }
  return weeks;
};
