import ICAL from "ical.js";
import { toEpoch, toLocal } from "../../../domain/time/oslo";

/** A time zone. Wall clock is "2026-12-01T18:00", instants are milliseconds since 1970. */
export interface Zone {
  readonly toEpoch: (local: string) => number;
  readonly toLocal: (epochMs: number) => string;
}

const utcOf = (local: string): number => Date.parse(`${local}:00Z`);
const asText = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 16);

export const OSLO: Zone = { toEpoch, toLocal };
export const UTC: Zone = { toEpoch: utcOf, toLocal: asText };

/** Outlook's names for zones with Oslo time. */
const AS_OSLO: readonly string[] = [
  "Europe/Oslo",
  "W. Europe Standard Time",
  "Central Europe Standard Time",
  "Central European Standard Time",
  "Romance Standard Time",
];

const isOslo = (name: string): boolean => AS_OSLO.some((one) => name === one || name.endsWith(`/${one}`));

/** Instants around the changes of the clock, and in every month, of some years. */
const SAMPLES = [2015, 2020, 2025, 2026, 2027, 2028, 2030].flatMap((year) => [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 12)),
  ...[2, 9].flatMap((month) => [25, 26, 27, 28, 29, 30, 31].map((day) => Date.UTC(year, month, day, 1))),
]);

const hasOsloTime = (zone: Zone): boolean =>
  SAMPLES.every((instant) => zone.toLocal(instant) === OSLO.toLocal(instant));

/** A zone of the runtime, such as "Europe/London"; null when unknown. */
const namedZone = (name: string): Zone | null => {
  try {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone: name, dateStyle: "short", timeStyle: "short" });
    const local = (epochMs: number): string => format.format(epochMs).replace(" ", "T").slice(0, 16);
    const offsetAt = (epochMs: number): number => utcOf(local(epochMs)) - epochMs;
    return {
      toLocal: local,
      // Twice, because the first guess may be on the other side of a clock change.
      toEpoch: (text) => utcOf(text) - offsetAt(utcOf(text) - offsetAt(utcOf(text))),
    };
  } catch {
    return null;
  }
};

const FIELDS = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/;

const timeIn = (local: string, zone: ICAL.Timezone): ICAL.Time => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = FIELDS.exec(local)?.slice(1).map(Number) ?? [];
  return ICAL.Time.fromData({ year, month, day, hour, minute, second: 0, isDate: false }, zone);
};

/** Daylight saving starts once a year; ical.js may loop forever on other rules. */
const isYearly = (zone: ICAL.Component): boolean =>
  zone
    .getAllSubcomponents()
    .flatMap((part) => part.getAllProperties("rrule"))
    .every((rule) => /FREQ=YEARLY/.test(String(rule.getFirstValue())));

/** A time zone defined in the calendar; null without rules of its own. */
const ownZone = (name: string, calendar: ICAL.Component): Zone | null => {
  const component = calendar
    .getAllSubcomponents("vtimezone")
    .find((one) => one.getFirstPropertyValue("tzid") === name && isYearly(one));
  const rules = component?.getAllSubcomponents() ?? [];
  if (component === undefined || !rules.some((rule) => rule.hasProperty("tzoffsetto"))) return null;
  // Some programs write half of a zone that every calendar knows.
  if (isOslo(name) && !rules.some((rule) => rule.name === "daylight")) return null;
  const zone = new ICAL.Timezone({ component, tzid: name });
  const own: Zone = {
    toEpoch: (local) => timeIn(local, zone).toUnixTime() * 1000,
    toLocal: (epochMs) =>
      timeIn(asText(epochMs), ICAL.Timezone.utcTimezone).convertToZone(zone).toString().slice(0, 16),
  };
  return hasOsloTime(own) ? OSLO : own;
};

const zones = new WeakMap<ICAL.Component, Map<string, Zone | null>>();

/**
 * A calendar's zone by name; null when unknown. Its own definition counts before what the name is known for: some
 * programs call Norwegian time GMT. Some names have a path in front.
 */
export const zoneOf = (name: string, calendar: ICAL.Component): Zone | null => {
  const known = zones.get(calendar) ?? new Map<string, Zone | null>();
  zones.set(calendar, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const path = name.startsWith("/") ? name.split("/").slice(-2).join("/") : name;
  const zone = ownZone(name, calendar) ?? (isOslo(name) ? OSLO : namedZone(path));
  known.set(name, zone);
  return zone;
};
