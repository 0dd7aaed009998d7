import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ICAL from "ical.js";
import { instantsOf, toEpoch, toLocal } from "../../../../domain/time/oslo";

/** The serialiser of iCalendar (RFC 5545): ical.js, which escapes, orders and folds. */

const ZONE = "Europe/Oslo";

/** A property in jCal (RFC 7265): its name, parameters, type and value. */
export type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  value: string | number,
];

/**
 * Properties of RFC 7986 and of common practice, for which ical.js, which implements RFC 5545 only, would add a
 * needless VALUE.
 */
const MORE_TYPES: Readonly<Record<string, string>> = {
  name: "text",
  "x-wr-calname": "text",
  "refresh-interval": "unknown",
  "x-published-ttl": "duration",
  "x-edi-number": "text",
};
for (const [name, defaultType] of Object.entries(MORE_TYPES)) ICAL.design.icalendar.property[name] = { defaultType };

/** A line has at most 75 octets (RFC 5545, 3.1); ical.js does not count the space at the start of a continuation. */
ICAL.foldLength = 74;

/** Characters that a text cannot contain (RFC 5545, 3.3.11): all control characters but line feed and tab. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** Text with line feeds alone, which the serialiser escapes. */
export const textProperty = (name: string, text: string): Property => [
  name,
  {},
  "text",
  text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL, ""),
];

/** @param url - an address, which the URL standard normalises: nothing in it can end the line. */
export const urlProperty = (name: string, url: string): Property => [name, {}, "uri", new URL(url).href];

export const numberProperty = (name: string, value: number): Property => [name, {}, "integer", value];

export const durationProperty = (name: string, hours: number): Property => [name, {}, "duration", `PT${hours}H`];

const epochOf = (moment: string): number => toEpoch(moment.replace(/:00([+-]\d{2}:\d{2})$/, "$1"));

/** An instant in UTC. @param moment - as in content, "2026-12-01T18:00", or ISO 8601 with offset. */
export const utcProperty = (name: string, moment: string): Property => [
  name,
  {},
  "date-time",
  new Date(epochOf(moment)).toISOString().replace(/\.\d+Z$/, "Z"),
];

/**
 * A moment on Oslo's clock; in UTC within autumn's repeated hour: a time with a zone means its first occurrence
 * (3.3.5), and some readers take it for the second.
 * @param moment - as in {@link utcProperty}.
 */
export const osloProperty = (name: string, moment: string): Property => {
  const local = toLocal(epochOf(moment));
  return instantsOf(local).length === 1
    ? [name, { tzid: ZONE }, "date-time", `${local}:00`]
    : utcProperty(name, moment);
};

const zone: unknown = ICAL.parse(getVtimezoneComponent(ZONE) ?? "");

export interface CalendarEvent {
  readonly properties: readonly Property[];
  /** For an event that gives notice: its alarm's properties. */
  readonly alarm?: readonly Property[];
}

/** An alarm with a text (RFC 5545, 3.6.6), as long before the event begins. */
export const alarmBefore = (hours: number, text: string): readonly Property[] => [
  textProperty("action", "DISPLAY"),
  ["trigger", {}, "duration", hours === 0 ? "PT0S" : `-PT${hours}H`],
  textProperty("description", text),
];

interface CalendarParts {
  readonly properties: readonly Property[];
  readonly events: readonly CalendarEvent[];
}

/** A calendar with its time zone, which also gives a calendar without events the component that is required (3.6). */
export const icalendar = ({ properties, events }: CalendarParts): string =>
  ICAL.stringify([
    "vcalendar",
    [textProperty("version", "2.0"), ...properties],
    [
      zone,
      ...events.map(({ properties: own, alarm }) => [
        "vevent",
        own,
        alarm === undefined ? [] : [["valarm", alarm, []]],
      ]),
    ],
  ]);
