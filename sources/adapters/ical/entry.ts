import ICAL from "ical.js";
import { dateOf, daysBetween, timeOf } from "../../../domain/time/local-time";
import { hasMeeting } from "../../text/meetings";
import { plainLine, plainText } from "../../text/plain-text";
import { type Title, titleIn } from "../../text/title";
import { unreadableIn, unreadableText } from "../../text/unreadable";
import { OSLO, UTC, type Zone, zoneOf } from "./zones";

/** A time on its zone's wall clock; midnight for a whole day. */
export interface ZonedTime {
  readonly local: string;
  readonly isDate: boolean;
  readonly zone: Zone;
}

/** A calendar event: single, a series, or a changed occurrence of a series. */
export interface Entry {
  readonly title: string;
  readonly start: ZonedTime;
  /** Milliseconds; null when the calendar states no end. */
  readonly lengthMs: number | null;
  readonly place: string;
  /** Whether its place is an online meeting only. */
  readonly isOnline: boolean;
  /** Null when it has none, or none that can be read. */
  readonly text: string | null;
  readonly textFault: string | null;
  readonly state: Title["state"];
  readonly reason: string | null;
  /** Of a film, in calendars of houses like this one. */
  readonly ediNumber: string | null;
  /** Whether it only says that what is known is cancelled. */
  readonly isNotice: boolean;
  readonly isTentative: boolean;
  /** Whether its owner has marked it as private. */
  readonly isPrivate: boolean;
  readonly rules: readonly string[];
  readonly added: readonly ZonedTime[];
  readonly removed: readonly ZonedTime[];
  /** The occurrence of the series that it replaces. */
  readonly replaces: ZonedTime | null;
  /** Whether it replaces all later ones too. */
  readonly isFromHere: boolean;
  readonly sequence: number;
  /** When it was changed last, as it is written; "" when unknown. */
  readonly stamp: string;
}

/** Why an event cannot be read, in Bokmål. */
export class EntryFault extends Error {}

export const epochOf = ({ local, zone }: ZonedTime): number => zone.toEpoch(local);

const zonedTime = (value: unknown, property: ICAL.Property, calendar: ICAL.Component): ZonedTime => {
  if (!(value instanceof ICAL.Time)) {
    throw new EntryFault(`${property.name.toUpperCase()} er ikke et tidspunkt. → Rett tidspunktet i kalenderen`);
  }
  const local = `${value.toString().slice(0, 10)}T${value.isDate ? "00:00" : value.toString().slice(11, 16)}`;
  // ical.js rolls invalid dates over: 30 February becomes 2 March.
  const [, , , ...written]: readonly string[] = property.toJSON().map((one: unknown) => String(one));
  const own = written.find((one) => one.slice(0, 16) === value.toString().slice(0, 16));
  if (own === undefined) {
    const times = written.map((one) => one.slice(0, 16)).join(", ");
    throw new EntryFault(`tidspunktet ${times} finnes ikke. → Rett tidspunktet i kalenderen`);
  }
  if (value.isDate) return { local, isDate: true, zone: OSLO };
  // The library takes a calendar's own zone that is called UTC or GMT for that.
  if (own.endsWith("Z")) return { local, isDate: false, zone: UTC };
  const name = property.getFirstParameter("tzid");
  const zone = name ? zoneOf(name, calendar) : OSLO;
  if (zone === null) throw new EntryFault(`tidssonen «${name}» er ukjent. → Velg en annen tidssone i kalenderen`);
  return { local, isDate: false, zone };
};

/** A rule with its end on the series' wall clock, since its dates are computed on that. */
const ruleOf = (property: ICAL.Property, { zone }: ZonedTime): string => {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new EntryFault("gjentakelsen kan ikke leses. → Rett den i kalenderen");
  const { until } = rule;
  const plain = rule.toString().replace(/;?UNTIL=[^;]*/, "");
  if (until === null || until === undefined) return plain;
  const written = until.toString();
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const last = until.isDate
    ? `${written.slice(0, 10)}T23:59`
    : isUtc
      ? zone.toLocal(UTC.toEpoch(written.slice(0, 16)))
      : written.slice(0, 16);
  return `${plain};UNTIL=${last.replaceAll(/[-:]/g, "")}59Z`;
};

const lengthOf = (event: ICAL.Component, start: ZonedTime, calendar: ICAL.Component): number | null => {
  const end = event.getFirstProperty("dtend");
  if (end !== null) {
    const until = zonedTime(end.getFirstValue(), end, calendar);
    // Whole days are counted, regardless of clock changes in between.
    const epoch = start.isDate ? ({ local }: ZonedTime) => UTC.toEpoch(local) : epochOf;
    return epoch(until) - epoch(start);
  }
  const duration = event.getFirstPropertyValue("duration");
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : null;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** From midnight to midnight, or to 23.59, is a whole day too, whatever its zone. */
const wholeDays = (start: ZonedTime, lengthMs: number | null, isMarked: boolean): Pick<Entry, "start" | "lengthMs"> => {
  if (start.isDate || lengthMs === null || lengthMs <= 0) return { start, lengthMs };
  const begins = OSLO.toLocal(epochOf(start));
  const after = OSLO.toLocal(epochOf(start) + lengthMs + MINUTE_MS);
  const isMidnight = timeOf(begins) === "00:00" && /^00:0[01]$/.test(timeOf(after));
  if (!isMidnight && !(isMarked && timeOf(begins) === "00:00")) return { start, lengthMs };
  const days = Math.max(1, daysBetween(dateOf(begins), dateOf(after)));
  return { start: { local: `${dateOf(begins)}T00:00`, isDate: true, zone: OSLO }, lengthMs: days * DAY_MS };
};

/** A description in HTML, which the library does not unescape. */
const htmlIn = (event: ICAL.Component): string => {
  const value = event.getFirstPropertyValue("x-alt-desc") ?? event.getFirstPropertyValue("styled-description") ?? "";
  return String(value).replaceAll(/\\([nN,;\\])/g, (_, one: string) => (/n/i.test(one) ? "\n" : one));
};

const MEETING_PROPERTIES = ["conference", "x-google-conference", "x-microsoft-skypeteamsmeetingurl"];

/** The states that are lines of their own. */
const statesIn = (lines: readonly string[]): readonly Title["state"][] =>
  lines.map(titleIn).flatMap(({ title, state }) => (title === "" ? [state] : []));

export const isCancelNotice = (calendar: ICAL.Component): boolean =>
  /^cancel$/i.test(String(calendar.getFirstPropertyValue("method") ?? ""));

/** @throws EntryFault when the event is invalid. */
export const entryOf = (event: ICAL.Component, calendar: ICAL.Component): Entry => {
  const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? "").trim();
  const timesOf = (name: string): readonly ZonedTime[] =>
    event
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value: unknown) => zonedTime(value, property, calendar)));
  const [begins] = timesOf("dtstart");
  if (begins === undefined) throw new EntryFault("mangler tidspunkt. → Skriv når det begynner");
  const { title, state, reason } = titleIn(plainLine(textOf("summary")));
  if (title === "") throw new EntryFault("mangler tittel. → Skriv hva det er");
  const isAllDay = /^true$/i.test(textOf("x-microsoft-cdo-alldayevent"));
  const { start, lengthMs } = wholeDays(begins, lengthOf(event, begins, calendar), isAllDay);
  const location = textOf("location");
  const description = textOf("description") || htmlIn(event);
  const isMeeting =
    MEETING_PROPERTIES.some((name) => event.hasProperty(name)) || hasMeeting(`${location}\n${description}`);
  const place = plainLine(location);
  const text = plainText(description, isMeeting);
  const word = unreadableIn(text);
  const isNotice = isCancelNotice(calendar);
  const [first = "", ...others] = text.split("\n");
  const isSaid = statesIn([place, first]).includes("cancelled");
  const sale = statesIn([first, ...others]).find((one) => one === "soldOut" || one === "fewLeft");
  const isCancelled = isNotice || isSaid || /^cancell?ed$/i.test(textOf("status"));
  const replaced = event.getFirstProperty("recurrence-id");
  return {
    title,
    start,
    lengthMs,
    place,
    isOnline: place === "" && location !== "",
    text: word === null ? text || null : null,
    textFault: word === null ? null : `teksten: ${unreadableText(word)}. Resten er hentet`,
    state: isCancelled ? "cancelled" : (state ?? sale ?? null),
    reason,
    ediNumber: /^\d+$/.exec(textOf("x-edi-number"))?.[0] ?? null,
    isNotice,
    isTentative: /^tentative$/i.test(textOf("status")),
    isPrivate: /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf("class")),
    rules: event.getAllProperties("rrule").map((property) => ruleOf(property, start)),
    added: timesOf("rdate"),
    removed: timesOf("exdate"),
    replaces: timesOf("recurrence-id")[0] ?? null,
    isFromHere: /^thisandfuture$/i.test(String(replaced?.getFirstParameter("range") ?? "")),
    sequence: Number(textOf("sequence")) || 0,
    stamp: textOf("last-modified") || textOf("dtstamp"),
  };
};
