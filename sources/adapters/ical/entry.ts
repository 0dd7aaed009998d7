import ICAL from "ical.js";
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
  readonly text: string;
  readonly isCancelled: boolean;
  readonly isTentative: boolean;
  /** Whether its owner has marked it as private. */
  readonly isPrivate: boolean;
  readonly rules: readonly string[];
  readonly added: readonly ZonedTime[];
  readonly removed: readonly ZonedTime[];
  /** The occurrence of the series that it replaces. */
  readonly replaces: ZonedTime | null;
  readonly sequence: number;
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
  const [, , , ...written] = property.toJSON().map((one: unknown) => String(one).slice(0, 16));
  if (!written.includes(value.toString().slice(0, 16))) {
    throw new EntryFault(`tidspunktet ${written.join(", ")} finnes ikke. → Rett tidspunktet i kalenderen`);
  }
  if (value.isDate) return { local, isDate: true, zone: OSLO };
  if (value.zone === ICAL.Timezone.utcTimezone) return { local, isDate: false, zone: UTC };
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

/** Outlook deletes a cancelled event, so people write it in the title. */
const CANCELLED = /^\s*[([]?avlyst\b[)\]]?\s*[:!.,–—-]*\s*|\s*(?:[–—-]\s*avlyst|[([]avlyst[)\]])[!.]*\s*$/i;

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

/** @throws EntryFault when the event is invalid. */
export const entryOf = (event: ICAL.Component, calendar: ICAL.Component): Entry => {
  const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? "").trim();
  const timesOf = (name: string): readonly ZonedTime[] =>
    event
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value: unknown) => zonedTime(value, property, calendar)));
  const [start] = timesOf("dtstart");
  if (start === undefined) throw new EntryFault("mangler tidspunkt. → Skriv når det begynner");
  const written = textOf("summary").replaceAll(/\s+/g, " ");
  const title = written.replace(CANCELLED, "");
  if (title === "") throw new EntryFault("mangler tittel. → Skriv hva det er");
  const status = textOf("status").toUpperCase();
  return {
    title,
    start,
    lengthMs: lengthOf(event, start, calendar),
    place: textOf("location").replaceAll(/\s+/g, " "),
    text: textOf("description"),
    isCancelled: status === "CANCELLED" || title !== written,
    isTentative: status === "TENTATIVE",
    isPrivate: /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf("class")),
    rules: event.getAllProperties("rrule").map((property) => ruleOf(property, start)),
    added: timesOf("rdate"),
    removed: timesOf("exdate"),
    replaces: timesOf("recurrence-id")[0] ?? null,
    sequence: Number(textOf("sequence")) || 0,
  };
};
