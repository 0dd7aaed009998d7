import { byText } from "../../../domain/collections/by-text";
import {
  type DayHours,
  type Deviation,
  hoursOn,
  type PartHours,
  WEEKDAY_KEYS,
  type WeeklyHours,
} from "../../../domain/hours/opening-hours";
import { eveOf, publicHoliday } from "../../../domain/time/holidays";
import { filled } from "../../../domain/time/in-language";
import { addDays, type LocalDate, WEEKDAYS } from "../../../domain/time/local-time";
import { longDate, sentenceCase } from "../../../domain/time/norwegian";
import { siteTexts } from "../../lib/texts";

/** How a language writes days and times; see content/languages. */
export interface HoursWords {
  readonly weekdays: readonly string[];
  readonly and: string;
  /** "{from}–{to}" */
  readonly spanForm: string;
}

/** "08.00–15.30", "10.00–12.00 og 14.00–16.00" or "Stengt"; in another language with its own signs. */
export const spansText = (spans: DayHours["spans"], words: HoursWords | null = null): string =>
  spans.length === 0
    ? siteTexts.closed
    : spans
        .map(({ opens, closes }) =>
          words
            ? filled(words.spanForm, { from: opens, to: closes })
            : `${opens.replace(":", ".")}–${closes.replace(":", ".")}`,
        )
        .join(words ? ` ${words.and} ` : " og ");

/** Names of days are in lower case within a sentence, save those of persons; what editors wrote besides stays. */
const withinSentence = (reason: string, date: LocalDate): string =>
  [eveOf(date), publicHoliday(date)].includes(reason) && !reason.startsWith("Kristi")
    ? reason.charAt(0).toLowerCase() + reason.slice(1)
    : reason;

/** "Torsdag 24. desember: stengt (julaften)", "Mandag 28. desember til fredag 1. januar: stengt i romjula" */
export const deviationText = ({ date, until, spans, reason }: Deviation): string => {
  const days = `${sentenceCase(longDate(date))}${until === date ? "" : ` til ${longDate(until)}`}`;
  if (spans.length === 0 && /stengt/i.test(reason))
    return `${days}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  return `${days}: ${spansText(spans).toLowerCase()} (${withinSentence(reason, date)})`;
};

export interface WeekRow {
  readonly days: string;
  readonly hours: string;
  readonly closed: boolean;
}

/** A week as text; neighbouring days with the same hours share a line: "Mandag–fredag 08.00–15.30". */
export const weekRows = (weekly: readonly WeeklyHours[], words: HoursWords | null = null): readonly WeekRow[] => {
  const names = words?.weekdays ?? WEEKDAYS;
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [index, key] of WEEKDAY_KEYS.entries()) {
    const spans = weekly.filter(({ days }) => days.includes(key)).sort(byText(({ opens }) => opens));
    const hours = spansText(spans, words);
    const run = runs[runs.length - 1];
    if (run?.hours === hours) run.last = index;
    else runs.push({ first: index, last: index, hours });
  }
  return runs.map(({ first, last, hours }) => {
    const from = sentenceCase(names[first] ?? "");
    return {
      days: first === last ? from : `${from}–${names[last] ?? ""}`,
      hours,
      closed: hours === siteTexts.closed,
    };
  });
};

/** The six days after today, each by its date, for a part whose hours differ from week to week. */
export const comingDayRows = (part: PartHours, today: LocalDate): readonly WeekRow[] =>
  WEEKDAY_KEYS.slice(1).map((_key, index) => {
    const date = addDays(today, index + 1);
    const { spans } = hoursOn(part, date);
    return { days: sentenceCase(longDate(date)), hours: spansText(spans), closed: spans.length === 0 };
  });
