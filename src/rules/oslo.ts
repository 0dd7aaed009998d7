import type { LocalDateTime } from "./local-time";

/**
 * The house's clock. Content writes Oslo wall-clock time; machines count milliseconds since 1970.
 * The zone's rules come from the runtime's own time-zone data.
 */
const MINUTE_MS = 60_000;

const OSLO = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Oslo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** The Oslo wall clock at an instant, cut to the minute: 1764608400000 → "2025-12-01T18:00". */
export const toLocal = (epochMs: number): LocalDateTime => OSLO.format(epochMs).replace(" ", "T");

const asUtc = (local: LocalDateTime): number => Date.parse(`${local}:00Z`);

/** Every instant at which the Oslo clock shows `local`: none in spring's lost hour, two in autumn's double one. */
export const instantsOf = (local: LocalDateTime): readonly number[] => {
  const utc = asUtc(local);
  return [utc - 120 * MINUTE_MS, utc - 60 * MINUTE_MS].filter((instant) => toLocal(instant) === local);
};

const EXPLICIT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:([+-])(\d{2}):(\d{2}))?$/;

/** The wall-clock part of a content moment, which may carry an explicit offset ("2026-10-25T02:30+01:00"). */
export const wallClock = (moment: string): LocalDateTime => moment.slice(0, 16);

/**
 * The instant of a content moment, in epoch milliseconds. A time of the lost spring hour counts an hour later;
 * the double autumn hour is its first turn, unless an offset tells which.
 */
export const toEpoch = (moment: string): number => {
  const match = EXPLICIT.exec(moment);
  if (match?.[2] !== undefined) {
    const sign = match[2] === "+" ? 1 : -1;
    return asUtc(wallClock(moment)) - sign * (Number(match[3]) * 60 + Number(match[4])) * MINUTE_MS;
  }
  const local = wallClock(moment);
  return instantsOf(local)[0] ?? asUtc(local) - 60 * MINUTE_MS;
};

/** Minutes later on the real clock; the moment carries its offset in the double hour. */
export const addMinutes = (moment: string, minutes: number): string => toMoment(toEpoch(moment) + minutes * MINUTE_MS);

const offsetOf = (epochMs: number): string => `+0${(asUtc(toLocal(epochMs)) - epochMs) / (60 * MINUTE_MS)}:00`;

/** An instant as content writes it: the wall clock, with its offset only where autumn shows the time twice. */
export const toMoment = (epochMs: number): string => {
  const local = toLocal(epochMs);
  return instantsOf(local).length > 1 ? local + offsetOf(epochMs) : local;
};

/** ISO 8601 with the offset that was in force: "2026-12-01T18:00:00+01:00". */
export const toIso = (moment: string): string => {
  const epoch = toEpoch(moment);
  return `${toLocal(epoch)}:00${offsetOf(epoch)}`;
};
