import { hoursOn, type PartHours, WEEKDAY_KEYS } from "../../../../domain/hours/opening-hours";
import type { OpenDay } from "../../../../domain/hours/programme-hours";
import { isObject, isSame, type Json } from "../../../../domain/json/json";
import { eveOf, publicHoliday } from "../../../../domain/time/holidays";
import { addDays } from "../../../../domain/time/local-time";
import { CLOSED, type Days, spansOf, spanText, unread } from "./hours-text";

/** Opening hours of the house's parts, as JSON, read and edited cell by cell. What a cell does not show is kept. */

type Weekday = (typeof WEEKDAY_KEYS)[number];

export const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const weekdaysOf = ({ days }: Json): readonly string[] => (Array.isArray(days) ? days.map(String) : []);
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether a part has a habit of the week; otherwise the programme opens it. */
export const isWeekly = (part: Json): boolean => part.followsProgramme === undefined;

/** The rows of a weekday, by their place. */
export const rowsOn = (weekly: unknown, day: string): readonly number[] =>
  objectsIn(weekly).flatMap((row, at) => (weekdaysOf(row).includes(day) ? [at] : []));

/** "10–14 og 16–19", "stengt" */
export const textOn = (weekly: unknown, day: string): string => {
  const rows = objectsIn(weekly);
  const texts = rowsOn(weekly, day).map((at) => spanText(rows[at]?.opens, rows[at]?.closes));
  return texts.length === 0 ? CLOSED : texts.join(" og ");
};

const inOrder = (days: readonly string[]): readonly string[] => [
  ...WEEKDAY_KEYS.filter((day) => days.includes(day)),
  ...days.filter((day) => !WEEKDAY_KEYS.some((one) => one === day)),
];

/** The week with a cell's new hours: days with the same hours and note share a row, and a note stays with its times. */
export const withHours = (weekly: unknown, day: Weekday, written: string): readonly Json[] => {
  const rows = objectsIn(weekly);
  const old = rowsOn(weekly, day);
  const next: Json[] = rows.map((row) => ({ ...row, days: weekdaysOf(row).filter((one) => one !== day) }));
  let inserted = 0;
  for (const [at, span] of (spansOf(written) ?? [unread(written)]).entries()) {
    const was = old[at];
    const place = was === undefined ? next.length : was + inserted;
    const wanted: Json = { days: [], ...(was === undefined ? {} : rows[was]), ...span };
    const home = next.findIndex((row) => isSame({ ...row, days: [] }, { ...wanted, days: [] }));
    if (home >= 0) next[home] = { ...next[home], days: inOrder([...weekdaysOf(next[home] ?? {}), day]) };
    else if (was !== undefined && weekdaysOf(next[place] ?? {}).length === 0) next[place] = { ...wanted, days: [day] };
    else {
      next.splice(place + 1, 0, { ...wanted, days: [day] });
      inserted += 1;
    }
  }
  return next.filter(({ days }) => weekdaysOf({ days }).length > 0);
};

/** Days that differ, in all parts that have an exception with these days and this reason. */
export interface HouseException extends Days {
  readonly reason: string;
  /** By part: the place of its exception. */
  readonly items: ReadonlyMap<number, number>;
}

const daysIn = ({ from, to }: Json): Days => ({
  from: textIn(from),
  to: textIn(to) === "" ? textIn(from) : textIn(to),
});

/** All exceptions of the house by date; one that a part has twice is listed twice. */
export const exceptionsOf = (parts: readonly Json[]): readonly HouseException[] => {
  const found = new Map<string, HouseException & { readonly items: Map<number, number> }>();
  for (const [part, { exceptions }] of parts.entries())
    for (const [item, one] of objectsIn(exceptions).entries()) {
      const about = { ...daysIn(one), reason: textIn(one.reason) };
      let key = JSON.stringify(about);
      while (found.get(key)?.items.has(part)) key += "+";
      const same = found.get(key) ?? { ...about, items: new Map<number, number>() };
      same.items.set(part, item);
      found.set(key, same);
    }
  const rank = ({ from, to }: Days): string => `${/^\d{4}-/.test(from) ? from : "9999"} ${to}`;
  return [...found.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
};

/** "stengt", "10–13", or "" where the part is as usual. */
export const exceptionText = (part: Json, item: number | undefined): string => {
  const one = item === undefined ? undefined : objectsIn(part.exceptions)[item];
  if (one === undefined) return "";
  return one.closed === true ? CLOSED : spanText(one.opens, one.closes);
};

const withItems = (parts: readonly Json[], part: number, exceptions: readonly Json[]): readonly Json[] =>
  parts.map((one, at) => (at === part ? { ...one, exceptions } : one));

const exceptionFrom = ({ from, to, reason }: Omit<HouseException, "items">, written: string): Json => {
  const spans = spansOf(written);
  const [span = unread(written)] = spans ?? [];
  return {
    from,
    ...(to !== from && { to }),
    // A day has one span: two cannot be read.
    ...(spans?.length === 0 ? { closed: true } : spans?.length === 1 ? span : unread(written)),
    reason,
  };
};

const insertedByDate = (items: readonly Json[], one: Json): readonly Json[] => {
  const at = items.findIndex(({ from }) => textIn(from) > textIn(one.from));
  return at < 0 ? [...items, one] : [...items.slice(0, at), one, ...items.slice(at)];
};

/** A part's hours on the days of an exception; "" or "som vanlig" takes the exception away. */
export const withExceptionHours = (
  parts: readonly Json[],
  exception: HouseException,
  part: number,
  written: string,
): readonly Json[] => {
  const items = objectsIn(parts[part]?.exceptions);
  const item = exception.items.get(part);
  if (["", "som vanlig", "vanlig"].includes(written.trim().toLowerCase()))
    return withItems(
      parts,
      part,
      items.filter((_, at) => at !== item),
    );
  const one = exceptionFrom(exception, written);
  return withItems(
    parts,
    part,
    item === undefined ? insertedByDate(items, one) : items.map((old, at) => (at === item ? one : old)),
  );
};

/** An exception with other days or another reason, in all its parts; null removes it. */
export const withException = (
  parts: readonly Json[],
  { items }: HouseException,
  about: Partial<Omit<HouseException, "items">> | null,
): readonly Json[] =>
  parts.map((part, at) => {
    const item = items.get(at);
    if (item === undefined) return part;
    const own = objectsIn(part.exceptions);
    const rest = own.filter((_, other) => other !== item);
    if (about === null) return { ...part, exceptions: rest };
    const { to, ...old } = own[item] ?? {};
    const days = { ...daysIn(own[item] ?? {}), ...about };
    const next = Object.fromEntries(
      Object.entries({ ...old, ...about, from: days.from, to: days.to }).filter(
        ([name]) => name !== "to" || days.to !== days.from,
      ),
    );
    const isMoved = days.from !== textIn(old.from);
    return {
      ...part,
      exceptions: isMoved ? insertedByDate(rest, next) : own.map((one, other) => (other === item ? next : one)),
    };
  });

/** Whether a part has hours of its own, and no exception on these days yet: a day is in one exception. */
export const isUndecided = (part: Json, { from, to }: Days): boolean =>
  isWeekly(part) &&
  objectsIn(part.exceptions)
    .map(daysIn)
    .every((one) => to < one.from || one.to < from);

/** A new exception, closed, in the parts that are undecided. */
export const withNewException = (
  parts: readonly Json[],
  about: Omit<HouseException, "items">,
  isAffected: (part: Json) => boolean = (part) => isUndecided(part, about),
): readonly Json[] =>
  parts.map((part) =>
    isAffected(part)
      ? { ...part, exceptions: insertedByDate(objectsIn(part.exceptions), exceptionFrom(about, CLOSED)) }
      : part,
  );

/** A part as the rules of the opening hours take it. */
export const partHours = (part: Json, openDays: readonly OpenDay[] = []): PartHours => ({
  weekly: objectsIn(part.weekly).map((row) => ({
    days: weekdaysOf(row),
    opens: textIn(row.opens),
    closes: textIn(row.closes),
  })),
  exceptions: objectsIn(part.exceptions).map((one) => ({
    ...daysIn(one),
    closed: one.closed === true,
    opens: textIn(one.opens) || null,
    closes: textIn(one.closes) || null,
    reason: textIn(one.reason),
  })),
  publicHolidays: textIn(part.publicHolidays),
  openDays,
});

interface Suggestion {
  readonly date: string;
  readonly name: string;
  /** Names of the parts that would be open. */
  readonly open: readonly string[];
}

const DAYS_AHEAD = 365;

const isOpenOn = (part: Json, date: string): boolean => {
  const { spans, reason } = hoursOn(partHours(part), date);
  return isWeekly(part) && reason === null && spans.length > 0;
};

/** Holidays and their eves in the coming year on which parts would be open as on any day. */
export const suggestionsOf = (parts: readonly Json[], today: string): readonly Suggestion[] =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const name = publicHoliday(date) ?? eveOf(date);
    const open = name === null ? [] : parts.filter((part) => isOpenOn(part, date));
    return name === null || open.length === 0 ? [] : [{ date, name, open: open.map((part) => textIn(part.name)) }];
  });

/** The house with a suggested day closed where it would have been open. */
export const withSuggestion = (parts: readonly Json[], { date, name }: Suggestion): readonly Json[] =>
  withNewException(parts, { from: date, to: date, reason: name }, (part) => isOpenOn(part, date));
