/** The platform runs on Oslo time, with its own computation: it imports nothing from the site. */

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
const OFFSET = new Intl.DateTimeFormat("en", { timeZone: "Europe/Oslo", timeZoneName: "longOffset" });

/** The day in Oslo at an instant: "2026-12-24". */
export const toOsloDay = (epochMs: number): string => DAY.format(epochMs);

/** A day this many days later (or earlier): ("2026-12-31", 1) is "2027-01-01". */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days one day is after another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);

/**
 * A time on a day in Oslo as ISO 8601 with its offset. For hours by day and evening, when the clock does not change.
 */
export const osloIso = (day: string, time: string): string => {
  const name = OFFSET.formatToParts(Date.parse(`${day}T${time}:00Z`)).find(({ type }) => type === "timeZoneName");
  return `${day}T${time}:00${name?.value.replace("GMT", "") ?? "+01:00"}`;
};
