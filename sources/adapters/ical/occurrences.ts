import { RRuleTemporal } from "rrule-temporal";
import { dateOf, timeOf } from "../../../domain/time/local-time";
import { type Entry, EntryFault, epochOf, type ZonedTime } from "./entry";

/** One occurrence of an event. */
export interface Occurrence {
  /** Its key in the series: the day originally planned; null for a single event. */
  readonly key: string | null;
  readonly entry: Entry;
  readonly start: ZonedTime;
}

/** First and last day: "2026-12-01". */
export interface Window {
  readonly from: string;
  readonly until: string;
}

/** Gives up on a rule that never matches a date. */
const MAX_TRIES = 20_000;
const DAY_MS = 86_400_000;
const OFTEN = /FREQ=(SECONDLY|MINUTELY|HOURLY)/;

/** Dates are computed on the series' wall clock, treated as UTC, so that the hour is kept across clock changes. */
const datesOf = (rule: string, start: ZonedTime, { from, until }: Window): readonly ZonedTime[] => {
  if (OFTEN.test(rule)) throw new EntryFault("gjentas oftere enn hver dag. → Rett gjentakelsen i kalenderen");
  try {
    const rruleString = `DTSTART;TZID=UTC:${start.local.replaceAll(/[-:]/g, "")}00\nRRULE:${rule}`;
    // One day more at each end, for zones far from Oslo.
    const first = new Date(Date.parse(`${from}T00:00Z`) - DAY_MS);
    const last = new Date(Date.parse(`${until}T00:00Z`) + 2 * DAY_MS);
    return new RRuleTemporal({ rruleString, maxIterations: MAX_TRIES })
      .between(first, last, true)
      .map((time) => ({ ...start, local: time.toString().slice(0, 16) }));
  } catch {
    throw new EntryFault("gjentakelsen kan ikke leses. → Rett den i kalenderen");
  }
};

/** Whether an exception names this occurrence, by day or to the minute. */
const isAt = (time: ZonedTime, named: ZonedTime): boolean =>
  named.isDate || time.isDate ? dateOf(time.local) === dateOf(named.local) : epochOf(time) === epochOf(named);

/**
 * A series is keyed by day, so that moving it to another hour is a move and not a new series. A second occurrence on
 * the same day has its hour in the key too.
 */
const keysOf = (times: readonly ZonedTime[]): ReadonlyMap<string, ZonedTime> => {
  const keys = new Map<string, ZonedTime>();
  for (const time of times.toSorted((a, b) => epochOf(a) - epochOf(b))) {
    const day = dateOf(time.local);
    keys.set(keys.has(day) ? `${day} ${timeOf(time.local)}` : day, time);
  }
  return keys;
};

/** On the series' wall clock, so that its day matches the key. */
const onClockOf = ({ start }: Entry, time: ZonedTime): ZonedTime =>
  time.isDate ? time : { ...time, local: start.zone.toLocal(epochOf(time)), zone: start.zone };

/** Occurrences of a series within a window: its rules and dates, less exclusions, with replacements. */
const ofSeries = (series: Entry, versions: readonly Entry[], window: Window): readonly Occurrence[] => {
  const { start, rules, added, removed } = series;
  const byRule = rules.length === 0 ? [start] : rules.flatMap((rule) => datesOf(rule, start, window));
  const unique = new Map([...byRule, ...added].map((time) => [epochOf(time), onClockOf(series, time)]));
  const times = [...unique.values()].filter(
    (time) => dateOf(time.local) <= window.until && !removed.some((one) => isAt(time, one)),
  );
  const keys = keysOf(times);
  const replaced = new Set<string>();
  const others = versions.flatMap((version): readonly Occurrence[] => {
    const named = version.replaces;
    if (named === null) return [];
    const found = [...keys].find(([, time]) => isAt(time, named));
    // The day originally planned may be outside the window.
    const key = found?.[0] ?? dateOf(onClockOf(series, named).local);
    replaced.add(key);
    return [{ key, entry: version, start: version.start }];
  });
  const plain = [...keys].flatMap(([key, time]) => (replaced.has(key) ? [] : [{ key, entry: series, start: time }]));
  return [...plain, ...others];
};

const isSeries = ({ rules, added }: Entry): boolean => rules.length > 0 || added.length > 0;

/** The occurrences of one UID. Single events are always included; a series only within the window. */
export const occurrencesOf = (entries: readonly Entry[], window: Window): readonly Occurrence[] => {
  const latest = entries.toSorted((a, b) => a.sequence - b.sequence);
  const main = latest.findLast(({ replaces }) => replaces === null);
  const versions = new Map(
    latest.flatMap((one) => (one.replaces === null ? [] : [[epochOf(one.replaces), one] as const])),
  );
  if (main !== undefined && isSeries(main)) return ofSeries(main, [...versions.values()], window);
  const alone = [...versions.values()].map((entry) => ({
    key: dateOf(entry.replaces?.local ?? ""),
    entry,
    start: entry.start,
  }));
  return main === undefined ? alone : [{ key: null, entry: main, start: main.start }, ...alone];
};
