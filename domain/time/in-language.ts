import { type LocalDate, weekdayIndex } from "./local-time";

/** A text with its values filled in: "logged in as {name}". */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** How a language writes dates. */
export interface DateWords {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly dateForm: string;
}

/** "Friday 4 December" */
export const dateIn = ({ weekdays, months, dateForm }: DateWords, date: LocalDate): string =>
  filled(dateForm, {
    weekday: weekdays[weekdayIndex(date)] ?? "",
    day: Number(date.slice(8, 10)),
    month: months[Number(date.slice(5, 7)) - 1] ?? "",
  });
