import { createHash } from "node:crypto";
import { computedOnce } from "../../../domain/collections/computed-once";
import { isObject, type Json } from "../../../domain/json/json";
import { showingEnd } from "../../../domain/showings/showing";
import { moveWeeks } from "../../../domain/time/demonstration";
import { publicHoliday } from "../../../domain/time/holidays";
import { addDays, dateOf, isCalendarDate, type LocalDate, mondayOf } from "../../../domain/time/local-time";
import { dateSpan, longDate, longMoment, sentenceCase, timeSpan, weekLabel } from "../../../domain/time/norwegian";
import { wallClock } from "../../../domain/time/oslo";
import { buildMoment } from "../../../engine/load/build-day";
import type { Problem } from "../../api/api";
import type { Week, WeekShowing } from "../../api/week";
import type { Placed } from "../content/content-folder";
import { deskState } from "../desk/desk-state";
import { weeksMoved } from "../desk/overview";
import { scheduledOf } from "../desk/scheduled";
import { nameWithVersion, productionOf, siteOf } from "../desk/summaries";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const hallsOf = (entities: readonly Placed[]): readonly { readonly id: string; readonly name: string }[] => {
  const { halls } = siteOf(entities);
  return (Array.isArray(halls) ? halls : [])
    .filter(isObject)
    .map((hall) => ({ id: text(hall.id), name: text(hall.name) || text(hall.id) }));
};

/** The fields by which a concurrent change is detected. */
const STAMPED = ["start", "end", "hall", "status", "reason", "previousStart", "production"];

export const stampOf = (event: Json): string =>
  createHash("sha256")
    .update(JSON.stringify(STAMPED.map((name) => event[name] ?? null)))
    .digest("hex")
    .slice(0, 12);

const isMoment = (moment: string): boolean => isCalendarDate(moment.slice(0, 10)) && moment.length >= 16;

/** A film's age limit, null while it has none; undefined for other productions. */
const ageLimitOf = ({ object, ageLimit }: Json): string | null | undefined =>
  object === "movie" ? text(ageLimit) || null : undefined;

/** End of a showing, in the files' time. */
const endOf = (event: Json, production: Json | undefined, site: Json): string | null => {
  const minutes = production?.runningTime;
  const advertising = site.advertisingMinutes;
  try {
    const end = showingEnd({
      start: text(event.start),
      end: text(event.end) || undefined,
      runningTime: typeof minutes === "number" ? minutes : undefined,
      advertising: production?.object === "movie" && typeof advertising === "number" ? advertising : 0,
    });
    return end === null || !isMoment(end) ? null : wallClock(end);
  } catch {
    return null; // An invalid time, which the check reports.
  }
};

/** A showing for the grid, with shifted dates in a demonstration; null when it has no start. */
export const showingOf = (
  { id, value }: Pick<Placed, "id" | "value">,
  entities: readonly Placed[],
  problems: readonly Problem[] = [],
): WeekShowing | null => {
  const written = text(value.start);
  if (!isMoment(written)) return null;
  const weeks = weeksMoved(entities);
  const shown = (moment: string): string => moveWeeks(moment, weeks).slice(0, 16);
  const production = productionOf(value, entities);
  const end = endOf(value, production?.value, siteOf(entities));
  const start = shown(written);
  const until = end === null ? null : shown(end);
  const hall = text(value.hall);
  const previous = text(value.previousStart);
  const state = deskState(value.status, (until ?? start) < buildMoment());
  return {
    id,
    hall,
    start,
    end: until,
    title: production === undefined ? id : nameWithVersion(production, entities),
    production: text(value.production),
    ageLimit: production === undefined ? undefined : ageLimitOf(production.value),
    hallName: hallsOf(entities).find((one) => one.id === hall)?.name ?? hall,
    status: state?.is ?? text(value.status),
    statusText: state?.text ?? text(value.status),
    reason: text(value.reason),
    previousStart: isMoment(previous) ? longMoment(shown(previous)) : null,
    span: timeSpan(start, until),
    when: longMoment(start),
    stamp: stampOf(value),
    problems: problems
      .filter(({ entity }) => entity?.kind === "events" && entity.id === id)
      .map(({ message, cure }) => `${sentenceCase(message)} ${cure}`),
  };
};

/** Showings, filtered by the day as written in the files; all by default. */
export const showingsOf = (
  entities: readonly Placed[],
  problems: readonly Problem[] = [],
  isWanted: (day: LocalDate) => boolean = () => true,
): readonly WeekShowing[] =>
  entities
    .filter(({ kind, value }) => kind === "events" && isWanted(text(value.start).slice(0, 10)))
    .flatMap((one) => showingOf(one, entities, problems) ?? [])
    .sort((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title, "nb"));

const inNorwegian = new Intl.Collator("nb");

const productionsByTitle = computedOnce((entities: readonly Placed[]) =>
  entities
    .filter(({ kind }) => kind === "productions")
    .map((one) => ({ id: one.id, title: nameWithVersion(one, entities), ageLimit: ageLimitOf(one.value) }))
    .sort((a, b) => inNorwegian.compare(a.title, b.title)),
);

/** A week of the programme; `day` is any day in it, null for the current week. */
export const weekOf = (entities: readonly Placed[], problems: readonly Problem[], day: string | null): Week => {
  const now = buildMoment();
  const monday = mondayOf(day ?? dateOf(now));
  const sunday = addDays(monday, 6);
  const used = new Set(entities.flatMap(({ kind, value }) => (kind === "events" ? [value.hall] : [])));
  // The week in the files: a demonstration shows it some weeks later.
  const weeks = weeksMoved(entities);
  const first = moveWeeks(monday, -weeks);
  const last = moveWeeks(sunday, -weeks);
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  return {
    monday,
    now,
    title: sentenceCase(weekLabel(monday)),
    dates: `${dateSpan(monday, sunday)} ${sunday.slice(0, 4)}`,
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    weeksMoved: weeks,
    canCopy: entities.some(
      ({ kind, value }) =>
        kind === "events" &&
        value.status !== "cancelled" &&
        text(value.start) >= addDays(first, -7) &&
        text(value.start) < first,
    ),
    halls: hallsOf(entities).map((hall) => ({ ...hall, hasShowings: used.has(hall.id) })),
    days: days.map((date) => ({ date, name: longDate(date), holiday: publicHoliday(date) })),
    scheduled: scheduledOf(entities, { from: monday, until: sunday, weeks }),
    showings: [...showingsOf(entities, problems, (day) => day >= first && day <= last)],
    productions: [...productionsByTitle(entities)],
  };
};
