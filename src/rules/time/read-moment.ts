import { broken, type Fields, instantOf } from "../../../lib/http/read-answer";
import { toEpoch } from "../../../rules/time/oslo";

/** "2026-12-01T18:00", with seconds and fractions or without, and no offset. */
const WITHOUT_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/;

const DAY_MS = 24 * 60 * 60_000;
/** The range of four-digit years in any time zone. */
const EARLIEST = Date.parse("0000-01-01T00:00Z") + DAY_MS;
const LATEST = Date.parse("9999-12-31T22:59Z");

/** The same time in Oslo notation, or null when the text has an offset or is no time. */
const osloTime = (value: unknown): string | null => {
  const match = typeof value === "string" ? WITHOUT_OFFSET.exec(value) : null;
  if (match === null) return null;
  const text = `${match[1]}T${match[2]}`;
  return Number.isNaN(Date.parse(`${text}:00Z`)) ? null : text;
};

/**
 * A moment in epoch milliseconds. A time without an offset is Oslo time, to the minute, since the platform serves halls
 * there. Years have four figures.
 */
export const momentOf = (fields: Fields, name: string): number => {
  const local = osloTime(fields.get(name));
  const epochMs = local === null ? instantOf(fields, name) : toEpoch(local);
  if (epochMs < EARLIEST || epochMs > LATEST + DAY_MS)
    throw broken(fields.of, `${name} is no time of our calendar`, epochMs);
  // Platforms write "never" as the last second of the year 9999, in their own zone.
  return Math.min(epochMs, LATEST);
};
