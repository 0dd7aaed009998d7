import ICAL from "ical.js";
import { addDays, dateOf } from "../../../domain/time/local-time";
import { cancellationOf } from "../../merge/as-content";
import { type Cancellation, type Skipped, SourceFault } from "../../records";
import type { Line } from "../../text/decode";
import { plainLine } from "../../text/plain-text";
import { titleIn } from "../../text/title";
import { unreadableIn, unreadableText } from "../../text/unreadable";
import { type Entry, EntryFault, entryOf, epochOf, isCancelNotice } from "./entry";
import { OSLO } from "./zones";

/** An event that cannot be read. */
interface Unreadable extends Skipped {
  /** Whether it may hide other events, such as the rest of a series. */
  readonly hidesOthers: boolean;
}

/** A calendar of a file, which may have several. */
interface Parts {
  /** Without events, with time zones. */
  readonly calendar: ICAL.Component;
  /** The lines of each event, from BEGIN to END. */
  readonly events: readonly (readonly Line[])[];
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join("\r\n");

const componentIn = (lines: readonly Line[]): ICAL.Component | null => {
  try {
    return ICAL.Component.fromString(textOf(lines));
  } catch {
    return null;
  }
};

const TIMES = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i;
const asDay = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

/** Days and hours in one spelling: a day without VALUE=DATE or with an hour beside that, and 24.00. */
const withPlainTimes = (line: Line): Line => {
  const [, name, parameters = "", value = ""] = TIMES.exec(line.text) ?? [];
  if (name === undefined) return line;
  const times = value.trim().replaceAll(/\b(\d{8})T240000(Z?)\b/g, (_, day: string, utc: string) => {
    return `${addDays(asDay(day), 1).replaceAll("-", "")}T000000${utc}`;
  });
  const isDay = /^\d{8}(?:,\d{8})*$/.test(times);
  const isNamedDay = /;VALUE=DATE(?=;|$)/i.test(parameters);
  if (!isDay && !isNamedDay) return { ...line, text: `${name}${parameters}:${times}` };
  const others = parameters.replaceAll(/;VALUE=[^;]*/gi, "");
  return { ...line, text: `${name};VALUE=DATE${others}:${times.replaceAll(/T\d{6}Z?/g, "")}` };
};

const isEmpty = (text: string): boolean => /^[\s\p{Cc}\ufeff]*$/u.test(text);

/**
 * The calendars of a file, and the lines of their events apart, because the parser rejects a whole text over one bad
 * part.
 *
 * @throws SourceFault when it has no calendar, or a truncated one.
 */
export const partsOf = (lines: readonly Line[]): readonly Parts[] => {
  const fault = new SourceFault(
    "svaret er ikke en hel kalender (iCalendar). → Kontroller at adressen er kalenderens egen, ikke siden den står på.",
  );
  const found: Parts[] = [];
  let head: Line[] | null = null;
  let events: Line[][] = [];
  let event: Line[] | null = null;
  for (const line of lines) {
    const word = line.text.trim().toUpperCase();
    if (head === null) {
      if (word === "BEGIN:VCALENDAR") [head, events] = [[line], []];
      else if (!isEmpty(line.text)) throw fault;
    } else if (word === "END:VCALENDAR") {
      const calendar = event === null ? componentIn([...head, line]) : null;
      if (calendar === null) throw fault;
      found.push({ calendar, events });
      head = null;
    } else if (event === null && word !== "BEGIN:VEVENT") {
      if (line.text !== "") head.push(line);
    } else {
      if (event === null) {
        event = [];
        events.push(event);
      }
      if (line.text !== "") event.push(withPlainTimes(line));
      if (word === "END:VEVENT") event = null;
    }
  }
  if (head !== null || found.length === 0) throw fault;
  return found;
};

const SERIES = /^(RRULE|RDATE|RECURRENCE-ID)\b/im;

/** The value of a property as it is written, and its line. */
const valueIn = (lines: readonly Line[], property: string): { readonly value: string; readonly number: number } => {
  const pattern = new RegExp(`^(?:${property})(?:;[^:]*)?:(.*)$`, "i");
  const line = lines.find(({ text }) => pattern.test(text));
  return { value: (pattern.exec(line?.text ?? "")?.[1] ?? "").trim(), number: line?.number ?? 0 };
};

/** The start of an event, or of the occurrence that it is, whatever else is wrong with it. */
const momentIn = (lines: readonly Line[], property: string, calendar: ICAL.Component): string | null => {
  const time = lines.find(({ text }) => text.toUpperCase().startsWith(property))?.text ?? "";
  const plain = ["BEGIN:VEVENT", "SUMMARY:-", time.replace(/^[\w-]+/, "DTSTART"), "END:VEVENT"].join("\r\n");
  try {
    const { start } = entryOf(ICAL.Component.fromString(plain), calendar);
    return start.isDate ? dateOf(start.local) : OSLO.toLocal(epochOf(start));
  } catch {
    return null;
  }
};

/** What an event that cannot be read cancels, if it does. */
const cancellationIn = (lines: readonly Line[], uid: string, calendar: ICAL.Component): Cancellation | undefined => {
  const written = plainLine(valueIn(lines, "SUMMARY").value);
  const { title, state, reason } = titleIn(written);
  const isCancelled = isCancelNotice(calendar) || /^cancell?ed$/i.test(valueIn(lines, "STATUS").value);
  const replaced = momentIn(lines, "RECURRENCE-ID", calendar);
  const isRead = title !== "" && unreadableIn(written) === null;
  const place = plainLine(valueIn(lines, "LOCATION").value);
  return cancellationOf({
    id: replaced === null ? uid : `${uid}/${dateOf(replaced)}`,
    production: isRead ? { id: title, kind: "culture", title, ediNumber: null, summary: null, facts: {} } : null,
    start: momentIn(lines, "DTSTART", calendar),
    hall: place === "" ? null : place,
    status: isCancelled ? "cancelled" : state,
    reason: isRead ? reason : null,
  });
};

const unreadable = (lines: readonly Line[], uid: string, error: unknown): Unreadable => {
  const text = textOf(lines);
  const isPrivate = /^(PRIVATE|CONFIDENTIAL)$/i.test(valueIn(lines, "CLASS").value);
  return {
    id: uid,
    what: isPrivate ? "En privat hendelse" : plainLine(valueIn(lines, "SUMMARY").value) || "En hendelse uten tittel",
    // The library's own messages are for programmers.
    why: error instanceof EntryFault ? error.message : "kan ikke leses. → Rett hendelsen i kalenderen",
    // Without a UID it may be any event; without its END, the parser reads the next event into this one.
    hidesOthers:
      valueIn(lines, "UID").value === "" || SERIES.test(text) || (text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > 1,
  };
};

/** Past events remain in calendars and are never corrected. */
const isOver = (lines: readonly Line[], today: string): boolean => {
  const day = /^\d{8}/.exec(valueIn(lines, "DTSTART").value)?.[0];
  return !SERIES.test(textOf(lines)) && day !== undefined && day < today.replaceAll("-", "");
};

/** @throws EntryFault that names the line of a title or place that cannot be read. */
const checkWords = (lines: readonly Line[]): void => {
  for (const property of ["SUMMARY", "LOCATION"]) {
    const { value, number } = valueIn(lines, property);
    const word = unreadableIn(plainLine(value));
    if (word !== null) throw new EntryFault(`linje ${number}: ${unreadableText(word)}`);
  }
  const damaged = lines.find(({ text }) => /^[\w-]*[^\x20-\x7e:;]/.test(text.split(/[:;]/, 1)[0] ?? ""));
  if (damaged !== undefined) throw new EntryFault(`linje ${damaged.number} kan ikke leses. → Rett den hos kilden`);
};

const readIn = (lines: readonly Line[], calendar: ICAL.Component): Entry => {
  checkWords(lines);
  const event = ICAL.Component.fromString(textOf(lines));
  calendar.addSubcomponent(event);
  const entry = entryOf(event, calendar);
  const { number } = valueIn(lines, "DESCRIPTION|X-ALT-DESC");
  return entry.textFault === null ? entry : { ...entry, textFault: `linje ${number}, ${entry.textFault}` };
};

/** An event without UID is known by its title and time, as a row without id is. */
const uidOf = (lines: readonly Line[]): string => {
  const { title } = titleIn(plainLine(valueIn(lines, "SUMMARY").value));
  return valueIn(lines, "UID").value || `${title.toLowerCase()} ${valueIn(lines, "DTSTART").value}`;
};

/** The versions of an event. */
interface EventOfUid {
  readonly uid: string;
  readonly entries: readonly Entry[];
  /** Why one of them cannot be read, and so none is taken; null when all can. */
  readonly fault: Unreadable | null;
  /** What they cancel in any case. */
  readonly cancels: readonly Cancellation[];
}

/** The events of a file. */
export const entriesIn = (calendars: readonly Parts[], today: string): readonly EventOfUid[] => {
  const found = new Map<string, EventOfUid>();
  for (const { calendar, events } of calendars) {
    for (const lines of events) {
      const uid = uidOf(lines);
      const { entries, fault, cancels } = found.get(uid) ?? { entries: [], fault: null, cancels: [] };
      const cancelled = cancellationIn(lines, uid, calendar);
      const all = { uid, entries, fault, cancels: cancelled === undefined ? cancels : [...cancels, cancelled] };
      try {
        found.set(uid, { ...all, entries: [...entries, readIn(lines, calendar)] });
      } catch (error) {
        if (!isOver(lines, today)) found.set(uid, { ...all, fault: fault ?? unreadable(lines, uid, error) });
      }
    }
  }
  return [...found.values()];
};
