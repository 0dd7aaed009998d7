import { z } from "zod";

const DAYS = [
  ["monday", "mandag"],
  ["tuesday", "tirsdag"],
  ["wednesday", "onsdag"],
  ["thursday", "torsdag"],
  ["friday", "fredag"],
  ["saturday", "lørdag"],
  ["sunday", "søndag"],
] as const;

type Day = (typeof DAYS)[number][0];

export interface WeeklyHours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

const EXAMPLE = "Skriv for eksempel: mandag–fredag 10.00–16.00, lørdag 10.00–14.00.";
const LINE = /^([a-zæøå]+)(?:\s*[–-]\s*([a-zæøå]+))?\s+(?:kl\.\s*)?(\d{1,2})[.:](\d{2})\s*[–-]\s*(\d{1,2})[.:](\d{2})$/;

const dayAt = (name: string): number => DAYS.findIndex(([, norwegian]) => norwegian === name);

const clock = (hour: string, minute: string): string | null =>
  Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : null;

const rowOf = (line: string): WeeklyHours | null => {
  const [, from = "", to = from, ...times] = LINE.exec(line.trim().toLowerCase()) ?? [];
  const [opensHour = "", opensMinute = "", closesHour = "", closesMinute = ""] = times;
  const [first, last] = [dayAt(from), dayAt(to)];
  const [opens, closes] = [clock(opensHour, opensMinute), clock(closesHour, closesMinute)];
  if (first < 0 || last < first || times.length < 4 || opens === null || closes === null || closes <= opens)
    return null;
  return { days: DAYS.slice(first, last + 1).map(([day]) => day), opens, closes };
};

/** "mandag–fredag 10.00–16.00, lørdag 10.00–14.00" → rows of opening hours. */
export const openingTimes = z.string().transform((text, context): readonly WeeklyHours[] => {
  const rows = text.split(/[,;]/).map(rowOf);
  const good = rows.filter((row) => row !== null);
  if (good.length === rows.length) return good;
  context.addIssue({ code: "custom", message: `kan ikke leses som åpningstider. → ${EXAMPLE}` });
  return z.NEVER;
});
