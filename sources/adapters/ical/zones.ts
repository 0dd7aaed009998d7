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

/** A time zone defined in the calendar. */
const ownZone = (name: string, calendar: ICAL.Component): Zone | null => {
  const component = calendar
    .getAllSubcomponents("vtimezone")
    .find((one) => one.getFirstPropertyValue("tzid") === name && isYearly(one));
  if (component === undefined) return null;
  const zone = new ICAL.Timezone({ component, tzid: name });
  return {
    toEpoch: (local) => timeIn(local, zone).toUnixTime() * 1000,
    toLocal: (epochMs) =>
      timeIn(asText(epochMs), ICAL.Timezone.utcTimezone).convertToZone(zone).toString().slice(0, 16),
  };
};

/** A calendar's zone by name; null when unknown. Some names have a path in front. */
export const zoneOf = (name: string, calendar: ICAL.Component): Zone | null => {
  if (AS_OSLO.some((one) => name === one || name.endsWith(`/${one}`))) return OSLO;
  const path = name.startsWith("/") ? name.split("/").slice(-2).join("/") : name;
  return namedZone(path) ?? ownZone(name, calendar);
};
