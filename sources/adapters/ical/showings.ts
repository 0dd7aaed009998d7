import { addDays, dateOf } from "../../../domain/time/local-time";
import { toMoment } from "../../../domain/time/oslo";
import { cancellationOf } from "../../merge/as-content";
import type { PulledProduction, PulledShowing, Skipped } from "../../records";
import { type Entry, epochOf } from "./entry";
import { type Occurrence, occurrencesOf, type Window } from "./occurrences";

const DAY_MS = 86_400_000;

export interface Places {
  /** The default hall, for events without one. */
  readonly hall: string | null;
  /** Start and end of whole-day events; null leaves them out. */
  readonly allDay: { readonly from: string; readonly to: string } | null;
}

type Times = Pick<PulledShowing, "id" | "start" | "end">;

const idOf = (uid: string, { key }: Occurrence): string => (key === null ? uid : `${uid}/${key}`);

const daysOf = ({ lengthMs }: Entry): number => Math.max(1, Math.round((lengthMs ?? 0) / DAY_MS));

/** A whole-day event becomes one showing per day. */
const dayByDay = (occurrence: Occurrence, id: string, { from, to }: NonNullable<Places["allDay"]>): readonly Times[] =>
  Array.from({ length: daysOf(occurrence.entry) }, (_, at) => {
    const day = addDays(dateOf(occurrence.start.local), at);
    return { id: at === 0 ? id : `${id}+${at}`, start: `${day}T${from}`, end: `${day}T${to}` };
  });

const timesOf = (occurrence: Occurrence, id: string, allDay: Places["allDay"]): readonly Times[] | null => {
  const { entry, start } = occurrence;
  if (start.isDate) return allDay === null ? null : dayByDay(occurrence, id, allDay);
  const begins = epochOf(start);
  const hasEnd = entry.lengthMs !== null && entry.lengthMs > 0;
  return [{ id, start: toMoment(begins), end: hasEnd ? toMoment(begins + (entry.lengthMs ?? 0)) : null }];
};

const productionOf = ({ title, text, ediNumber }: Entry): PulledProduction => ({
  id: ediNumber ?? title.toLowerCase(),
  kind: ediNumber === null ? "culture" : "film",
  title,
  ediNumber,
  summary: text,
  facts: {},
});

/** The day alone of whole days. */
const startOf = ({ start }: Occurrence): string => (start.isDate ? dateOf(start.local) : toMoment(epochOf(start)));

const showingsAt = (
  occurrence: Occurrence,
  id: string,
  { hall, allDay }: Places,
): readonly PulledShowing[] | Skipped => {
  const { entry } = occurrence;
  const production = productionOf(entry);
  const cancels = cancellationOf({
    id,
    production,
    start: startOf(occurrence),
    hall: entry.place || hall,
    status: entry.state,
    reason: entry.isPrivate ? null : entry.reason,
  });
  const skip = (why: string): Skipped => ({ id, what: entry.title, why, cancels });
  // Private entries are not even reported, to protect their content. If published before, it counts as gone.
  if (entry.isPrivate || entry.isNotice) return skip("");
  if (entry.isTentative) return skip("er foreløpig i kalenderen. → Bekreft hendelsen, så hentes den");
  if (entry.isOnline) return skip("er et nettmøte. → Skriv salen som sted, hvis den skal vises");
  const place = entry.place || hall;
  if (place === null) return skip("har ikke noe sted. → Skriv stedet i kalenderen, eller hall i sources.json");
  const times = timesOf(occurrence, id, allDay);
  if (times === null) {
    return skip("varer hele dagen. → Skriv klokkeslett i kalenderen, eller allDay i sources.json");
  }
  return times.map((one) => ({
    ...one,
    production,
    hall: place,
    status: entry.state,
    reason: entry.reason,
    previousStart: null,
    saleOpens: null,
    prices: null,
    ticketUrl: null,
  }));
};

/** The coming showings of one UID. */
export const showingsOf = (uid: string, entries: readonly Entry[], places: Places, { from, until }: Window) => {
  // An event that began on an earlier day may still be running.
  const longest = Math.max(...entries.map((entry) => (entry.start.isDate ? daysOf(entry) : 0)));
  const records = occurrencesOf(entries, { from: addDays(from, -longest), until }).flatMap(
    (occurrence): readonly (PulledShowing | Skipped)[] => {
      const { entry, start } = occurrence;
      const last = addDays(dateOf(start.local), start.isDate ? daysOf(entry) - 1 : 0);
      if (last < from) return [];
      const showings = showingsAt(occurrence, idOf(uid, occurrence), places);
      if ("why" in showings) return entry.isPrivate && !showings.cancels ? [] : [showings];
      return showings.filter((one) => one.start >= from && (!start.isDate || one.start.slice(0, 10) <= until));
    },
  );
  const faults = entries.flatMap(({ title, textFault }) =>
    textFault === null || records.length === 0 ? [] : [{ id: uid, what: title, why: textFault }],
  );
  return [...records, ...faults];
};
