import { RRuleTemporal } from "rrule-temporal";
import { addDays, dateOf, timeOf } from "../../../domain/time/local-time";
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
  named.isDate || time.isDate
    ? dateOf(time.local) === dateOf(named.isDate ? named.local : time.zone.toLocal(epochOf(named)))
    : epochOf(time) === epochOf(named);

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

const wallOf = (time: ZonedTime): number => Date.parse(`${time.local}Z`);

/** How far a version moves what it replaces, on the series' wall clock. */
const shiftOf = (series: Entry, { replaces, start }: Entry): number =>
  replaces === null ? 0 : wallOf(onClockOf(series, start)) - wallOf(onClockOf(series, replaces));

const shifted = (series: Entry, time: ZonedTime, version: Entry): ZonedTime => ({
  ...time,
  local: new Date(wallOf(time) + shiftOf(series, version)).toISOString().slice(0, 16),
  isDate: version.start.isDate,
});

/** Occurrences of a series within a window: its rules and dates, less exclusions, with replacements. */
const ofSeries = (series: Entry, versions: readonly Entry[], window: Window): readonly Occurrence[] => {
  const { start, rules, added, removed } = series;
  const onwards = versions.filter(({ isFromHere }) => isFromHere);
  const shifts = onwards.map((version) => Math.ceil(shiftOf(series, version) / DAY_MS));
  const wide = {
    from: addDays(window.from, -Math.max(0, ...shifts)),
    until: addDays(window.until, -Math.min(0, ...shifts)),
  };
  const byRule = rules.length === 0 ? [start] : rules.flatMap((rule) => datesOf(rule, start, wide));
  const unique = new Map([...byRule, ...added].map((time) => [epochOf(time), onClockOf(series, time)]));
  const times = [...unique.values()].filter(
    (time) => dateOf(time.local) <= wide.until && !removed.some((one) => isAt(time, one)),
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
  const plain = [...keys].flatMap(([key, time]): readonly Occurrence[] => {
    if (replaced.has(key)) return [];
    const version = onwards.findLast(({ replaces }) => replaces !== null && epochOf(replaces) <= epochOf(time));
    const own = { key, entry: version ?? series, start: version === undefined ? time : shifted(series, time, version) };
    return dateOf(own.start.local) <= window.until ? [own] : [];
  });
  return [...plain, ...others];
};

const isSeries = ({ rules, added }: Entry): boolean => rules.length > 0 || added.length > 0;

/** Whether two events are none of each other's versions, though they have one UID. */
const areOthers = (a: Entry, b: Entry): boolean => {
  const isOtherTitle = a.title !== b.title;
  const isOtherStart = epochOf(a.start) !== epochOf(b.start);
  if (a.sequence !== b.sequence || a.state === "cancelled" || b.state === "cancelled") return false;
  return a.stamp === b.stamp ? isOtherTitle || isOtherStart : isOtherTitle && isOtherStart;
};

/** The events that a UID stands for: one, as its last version says, unless a system gave several events one UID. */
const mainsOf = (latest: readonly Entry[]): readonly Entry[] => {
  const mains = latest.filter(({ replaces }) => replaces === null);
  const last = mains.at(-1);
  if (last === undefined) return [];
  // A cancellation may leave out the rule.
  const series = mains.findLast(isSeries);
  if (last.state === "cancelled" && !isSeries(last) && series !== undefined) {
    return [{ ...series, state: last.state, reason: last.reason }];
  }
  const others = mains.filter((one) => areOthers(one, last));
  if (others.length === 0) return [last];
  const all = [...others, last];
  if (!all.some(isSeries)) return all;
  const titles = all.map(({ title }) => `«${title}»`).join(" og ");
  throw new EntryFault(`${titles} har samme UID. → Gi hver hendelse sin egen i kalenderen`);
};

/** The later version last; of equal ones, the one that cancels. */
const byVersion = (a: Entry, b: Entry): number =>
  a.sequence - b.sequence ||
  a.stamp.localeCompare(b.stamp) ||
  Number(a.state === "cancelled") - Number(b.state === "cancelled");

/** The occurrences of one UID. Single events are always included; a series only within the window. */
export const occurrencesOf = (entries: readonly Entry[], window: Window): readonly Occurrence[] => {
  const latest = entries.toSorted(byVersion);
  const [main, ...others] = mainsOf(latest);
  const versions = new Map(
    latest.flatMap((one) => (one.replaces === null ? [] : [[epochOf(one.replaces), one] as const])),
  );
  const inOrder = [...versions].toSorted(([a], [b]) => a - b).map(([, version]) => version);
  if (main !== undefined && isSeries(main)) return ofSeries(main, inOrder, window);
  const alone = inOrder.map((entry) => ({
    key: dateOf(entry.replaces?.local ?? ""),
    entry,
    start: entry.start,
  }));
  if (main === undefined) return alone;
  if (others.length === 0) return [{ key: null, entry: main, start: main.start }, ...alone];
  const keys = keysOf([main, ...others].map(({ start }) => start));
  const several = [main, ...others].map((entry) => {
    const key = [...keys].find(([, time]) => time === entry.start)?.[0] ?? dateOf(entry.start.local);
    return { key, entry, start: entry.start };
  });
  return [...several, ...alone];
};
