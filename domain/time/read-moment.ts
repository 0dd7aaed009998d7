import { toEpoch } from "./oslo";

/** "2026-12-01T18:00", optionally with seconds, fractions and an offset from UTC. */
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
/** Seconds or milliseconds since 1970, as a number or a text. */
const EPOCH = /^\d{10,15}(\.\d+)?$/;
/** The year 2001 in milliseconds, 33658 in seconds. */
const MIN_MS = 1e12;

const DAY_MS = 24 * 60 * 60_000;
/** The range of four-digit years in any time zone. */
const EARLIEST = Date.parse("0000-01-01T00:00Z") + DAY_MS;
const LATEST = Date.parse("9999-12-31T22:59Z");

const epochOf = (text: string): number => {
  if (EPOCH.test(text)) return Number(text) < MIN_MS ? Number(text) * 1000 : Number(text);
  const match = TIME.exec(text);
  if (match === null) return Number.NaN;
  const [, date, time, offset] = match;
  if (offset !== undefined) return Date.parse(text);
  const local = `${date}T${time}`;
  return Number.isNaN(Date.parse(`${local}:00Z`)) ? Number.NaN : toEpoch(local);
};

/**
 * A moment as written by other systems, in epoch milliseconds; null for anything else. A time without an offset is Oslo
 * time, to the minute, since they serve halls there. Years have four digits.
 */
export const readMoment = (value: unknown): number | null => {
  const epochMs = typeof value === "string" || typeof value === "number" ? epochOf(String(value)) : Number.NaN;
  if (!(epochMs >= EARLIEST && epochMs <= LATEST + DAY_MS)) return null;
  // Platforms write "never" as the last second of the year 9999, in their own zone.
  return Math.min(epochMs, LATEST);
};
