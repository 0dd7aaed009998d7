import type { LocalDateTime } from "./local-time";

/**
 * Oslo time. Content has Oslo wall-clock time; machines count milliseconds since 1970. The offset is computed by the
 * European rule of the last Sundays in March and October, in force since 1996: the runtime's own zones take a slow
 * phone a tenth of a second to open. `oslo.test.ts` compares the rule with those zones (docs/decisions/0024).
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MARCH = 2;
const OCTOBER = 9;

/** 01:00 UTC on the last Sunday of a 31-day month: the clock change in all of Europe. */
const turnOf = (year: number, month: number): number =>
  Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1);

interface Summer {
  readonly from: number;
  readonly until: number;
}

const summers = new Map<number, Summer>();

/** Cached: a build calls this some hundred thousand times, for a few years. */
const summerOf = (year: number): Summer => {
  const summer = summers.get(year) ?? { from: turnOf(year, MARCH), until: turnOf(year, OCTOBER) };
  summers.set(year, summer);
  return summer;
};

const offsetAt = (epochMs: number): number => {
  const { from, until } = summerOf(new Date(epochMs).getUTCFullYear());
  return epochMs >= from && epochMs < until ? 2 * HOUR_MS : HOUR_MS;
};

/** The Oslo wall clock at an instant, truncated to the minute: 1764608400000 → "2025-12-01T18:00". */
export const toLocal = (epochMs: number): LocalDateTime =>
  new Date(epochMs + offsetAt(epochMs)).toISOString().slice(0, 16);

const asUtc = (local: LocalDateTime): number => Date.parse(`${local}:00Z`);

/**
 * Every instant when the Oslo clock shows `local`, a time of a day that exists: none in spring's skipped hour, two in
 * autumn's repeated one.
 */
export const instantsOf = (local: LocalDateTime): readonly number[] => {
  const utc = asUtc(local);
  return [2 * HOUR_MS, HOUR_MS].filter((offset) => offsetAt(utc - offset) === offset).map((offset) => utc - offset);
};

const EXPLICIT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:([+-])(\d{2}):(\d{2}))?$/;

/** The wall-clock part of a content moment, which may have an explicit offset ("2026-10-25T02:30+01:00"). */
export const wallClock = (moment: string): LocalDateTime => moment.slice(0, 16);

/**
 * A content moment as an instant, in epoch milliseconds. A time in spring's skipped hour counts an hour later; one in
 * autumn's repeated hour is the first occurrence, unless an offset decides.
 */
export const toEpoch = (moment: string): number => {
  const match = EXPLICIT.exec(moment);
  if (match?.[2] !== undefined) {
    const sign = match[2] === "+" ? 1 : -1;
    return asUtc(wallClock(moment)) - sign * (Number(match[3]) * 60 + Number(match[4])) * MINUTE_MS;
  }
  const local = wallClock(moment);
  return instantsOf(local)[0] ?? asUtc(local) - HOUR_MS;
};

/** Adds elapsed minutes; the result has an offset in the repeated hour. */
export const addMinutes = (moment: string, minutes: number): string => toMoment(toEpoch(moment) + minutes * MINUTE_MS);

const offsetOf = (epochMs: number): string => `+0${offsetAt(epochMs) / HOUR_MS}:00`;

/** An instant in content form: the wall clock, with an offset only in autumn's repeated hour. */
export const toMoment = (epochMs: number): string => {
  const local = toLocal(epochMs);
  return instantsOf(local).length > 1 ? local + offsetOf(epochMs) : local;
};

/** ISO 8601 with the offset in force: "2026-12-01T18:00:00+01:00". */
export const toIso = (moment: string): string => {
  const epoch = toEpoch(moment);
  return `${toLocal(epoch)}:00${offsetOf(epoch)}`;
};
