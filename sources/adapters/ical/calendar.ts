import ICAL from "ical.js";
import { type Skipped, SourceFault } from "../../records";
import { type Entry, EntryFault, entryOf } from "./entry";

/** An event that cannot be read. */
interface Unreadable extends Skipped {
  /** Whether it may hide other events, such as the rest of a series. */
  readonly hidesOthers: boolean;
}

/** An event's source text, from BEGIN to END. */
const EVENT = /^BEGIN:VEVENT[ \t]*\r?\n[\s\S]*?^END:VEVENT[ \t]*(?:\r?\n|$)/gim;

interface Parts {
  /** Without events, with time zones. */
  readonly calendar: ICAL.Component;
  /** The source text of each event. */
  readonly events: readonly string[];
}

const componentIn = (text: string): ICAL.Component | null => {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
};

/**
 * Splits a calendar from the texts of its events, because the parser rejects a whole text over one bad part.
 *
 * @throws SourceFault when it is not a calendar, or is truncated.
 */
export const partsOf = (text: string, name: string): Parts => {
  const plain = text.replace(/^\uFEFF/, "").trim();
  // The parser accepts a text truncated between two events.
  const isWhole = /^BEGIN:VCALENDAR\s/i.test(plain) && /\sEND:VCALENDAR$/i.test(plain);
  const calendar = isWhole ? componentIn(plain.replaceAll(EVENT, "")) : null;
  if (calendar !== null) return { calendar, events: plain.match(EVENT) ?? [] };
  throw new SourceFault(
    `${name}: svaret er ikke en hel kalender (iCalendar). → Kontroller at adressen er kalenderens egen, ikke siden den står på. Ingenting er endret.`,
  );
};

const SERIES = /^(RRULE|RDATE|RECURRENCE-ID)\b/im;

/** The value of a property, for an event that cannot be parsed. */
const valueIn = (text: string, property: string): string =>
  (new RegExp(`^${property}(?:;[^:\\n]*)?:(.*)`, "im").exec(text)?.[1] ?? "").trim();

const unreadable = (text: string, uid: string, error: unknown): Unreadable => {
  const isPrivate = /^(PRIVATE|CONFIDENTIAL)$/i.test(valueIn(text, "CLASS"));
  return {
    id: uid,
    what: isPrivate ? "En privat hendelse" : valueIn(text, "SUMMARY") || "En hendelse uten tittel",
    // The library's own messages are for programmers.
    why: error instanceof EntryFault ? error.message : "kan ikke leses. → Rett hendelsen i kalenderen",
    // Without its END, the parser reads the next event into this one.
    hidesOthers: SERIES.test(text) || (text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > 1,
  };
};

/** Past events remain in calendars and are never corrected. */
const isOver = (text: string, today: string): boolean => {
  const day = /^\d{8}/.exec(valueIn(text, "DTSTART"))?.[0];
  return !SERIES.test(text) && day !== undefined && day < today.replaceAll("-", "");
};

const readIn = (text: string, calendar: ICAL.Component): Entry => {
  const event = ICAL.Component.fromString(text);
  calendar.addSubcomponent(event);
  return entryOf(event, calendar);
};

/** The events of a calendar by UID, or why those of a UID cannot be read. */
export const entriesIn = (
  { calendar, events }: Parts,
  today: string,
): ReadonlyMap<string, readonly Entry[] | Unreadable> => {
  const found = new Map<string, readonly Entry[] | Unreadable>();
  events.forEach((text, at) => {
    const uid = valueIn(text.replaceAll(/\r?\n[ \t]/g, ""), "UID") || `uten UID ${at + 1}`;
    const before = found.get(uid) ?? [];
    if ("why" in before) return;
    try {
      found.set(uid, [...before, readIn(text, calendar)]);
    } catch (error) {
      if (!isOver(text, today)) found.set(uid, unreadable(text, uid, error));
    }
  });
  return found;
};
