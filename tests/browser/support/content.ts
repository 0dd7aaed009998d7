import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Article, article, type Event, event, type Production, page, production, site } from "./content-files";
import { buildDay, moved, now, plusMinutes } from "./venue-time";
import { withFacts } from "./with-facts";
import { writtenOut } from "./written-out";

/** The content folder as the tests read it: the JSON itself with its facts, without the site's code. */

const ROOT = resolve("content");

/** An event beside the production that it shows. */
export type Showing = Omit<Event, "production"> & {
  readonly production: Production;
  readonly ends: string;
  /** Its month, as text too, and the number of months from that of the build. */
  readonly month: string;
  readonly monthName: string;
  readonly monthsAhead: string;
};

const readFile = <T>(schema: z.ZodType<T>, path: string): T =>
  schema.parse(JSON.parse(withFacts(readFileSync(path, "utf8"))));

const readFolder = <T>(schema: z.ZodType<T>, folder: string): readonly T[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFile(schema, join(ROOT, folder, name)));

export const SITE = readFile(site, join(ROOT, "sites/kulturhuset.json"));
export const PAGES = readFolder(page, "pages");
export const REDIRECTS = readFile(
  z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) }),
  join(ROOT, "settings/redirects.json"),
).redirects;

const anchor = SITE.demonstration?.anchor;
const movedToBuildWeeks = (moment: string): string => (anchor === undefined ? moment : moved(moment, anchor));

export const ARTICLES: readonly Article[] = [...readFolder(article, "articles")].sort((a, b) => a.order - b.order);

/** Main versions of films first: the one whose number is in the address. */
const isMain = ({ parentSlug, ediNumber }: Production): boolean => parentSlug?.endsWith(`-${ediNumber}`) ?? true;

export const PRODUCTIONS: readonly Production[] = readFolder(production, "productions")
  .map((one) => ({ ...one, ...(one.premiere && { premiere: movedToBuildWeeks(one.premiere) }) }))
  .sort((a, b) => Number(isMain(b)) - Number(isMain(a)));

const ending = (start: string, end: string | undefined, { object, runningTime }: Production): string => {
  if (end !== undefined) return movedToBuildWeeks(end);
  if (runningTime === undefined) return plusMinutes(start, 180);
  return plusMinutes(start, runningTime + (object === "movie" ? SITE.advertisingMinutes : 0));
};

const MONTH_NAME = new Intl.DateTimeFormat("nb-NO", { month: "long", year: "numeric", timeZone: "UTC" });

/** "desember 2026" */
export const nameOfMonth = (day: string): string => MONTH_NAME.format(Date.parse(`${day.slice(0, 10)}T00:00Z`));

const monthFacts = (start: string): Pick<Showing, "month" | "monthName" | "monthsAhead"> => {
  const [built, own] = [buildDay(), start].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return {
    month: start.slice(0, 7),
    monthName: nameOfMonth(start),
    monthsAhead: String((own ?? 0) - (built ?? 0)),
  };
};

/** True on a day for which the part of the hall is written as closed. The demonstration has no showing then. */
const isClosed = (hallId: string, day: string): boolean => {
  const part = SITE.halls.find(({ id }) => id === hallId)?.part;
  const exceptions = SITE.openingHours.find(({ id }) => id === part)?.exceptions ?? [];
  return exceptions.some(({ from, to = from, closed }) => closed === true && from <= day && day <= to);
};

/** Every showing, by start. */
export const SHOWINGS: readonly Showing[] = readFolder(z.object({ events: z.array(z.unknown()) }), "events")
  .flatMap(({ events }) => events)
  .map((one) => event.parse(writtenOut(one, (wanted) => PRODUCTIONS.find(({ id }) => id === wanted)?.object)))
  .flatMap((one) => {
    const shown = PRODUCTIONS.find(({ id }) => id === one.production);
    const start = movedToBuildWeeks(one.start);
    const opens = one.saleOpens === undefined ? {} : { saleOpens: movedToBuildWeeks(one.saleOpens) };
    return shown
      ? [{ ...one, ...opens, ...monthFacts(start), start, ends: ending(start, one.end, shown), production: shown }]
      : [];
  })
  .filter(({ hall, start }) => !isClosed(hall, start.slice(0, 10)))
  .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));

/** Those that were moved to another day, as lists have them on the old one until they would have ended. */
export const MOVED_AWAY: readonly Showing[] = SHOWINGS.flatMap((one) => {
  if (one.status !== "moved" || one.previousStart === undefined) return [];
  const start = movedToBuildWeeks(one.previousStart);
  const ends = ending(start, undefined, one.production);
  return start.slice(0, 10) === one.start.slice(0, 10) || ends <= now()
    ? []
    : [{ ...one, ...monthFacts(start), start, ends }];
});
