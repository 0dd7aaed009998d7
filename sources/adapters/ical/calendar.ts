import ICAL from "ical.js";
import { toMoment } from "../../../domain/time/oslo";
import { type Skipped, SourceFault } from "../../records";
import { type Entry, EntryFault, entryOf, epochOf } from "./entry";

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
    // Without a UID it may be any event; without its END, the parser reads the next event into this one.
    hidesOthers: uid === "" || SERIES.test(text) || (text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > 1,
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

/** An event without a UID is known by what it is and when: its place in the file changes with the others. */
const ownUid = ({ title, start }: Entry): string => `${title.toLowerCase()} ${toMoment(epochOf(start))}`;

/** The events of a calendar by UID, or why those of a UID cannot be read. */
export const entriesIn = (
  { calendar, events }: Parts,
  today: string,
): ReadonlyMap<string, readonly Entry[] | Unreadable> => {
  const found = new Map<string, readonly Entry[] | Unreadable>();
  events.forEach((text, at) => {
    const uid = valueIn(text.replaceAll(/\r?\n[ \t]/g, ""), "UID");
    if ("why" in (found.get(uid) ?? [])) return;
    try {
      const entry = readIn(text, calendar);
      const key = uid || ownUid(entry);
      const before = found.get(key) ?? [];
      if (!("why" in before)) found.set(key, [...before, entry]);
    } catch (error) {
      if (!isOver(text, today)) found.set(uid || `uten UID ${at + 1}`, unreadable(text, uid, error));
    }
  });
  return found;
};
