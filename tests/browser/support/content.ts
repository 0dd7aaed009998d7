import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { buildDay, moved, plusMinutes } from "./venue-time";

/** The content folder as the tests read it: the JSON itself, without the site's code. */

const ROOT = resolve("content");

const html = z.union([z.string(), z.array(z.string()).transform((parts) => parts.join("\n"))]);
const texts = z.array(z.string()).default([]);
const price = z.object({
  label: z.string(),
  amount: z.number(),
  unit: z.string().optional(),
  note: z.string().optional(),
});

const production = z.object({
  id: z.string(),
  object: z.enum(["movie", "culture"]),
  objectClass: z.string(),
  typeText: z.string(),
  title: z.string(),
  parentSlug: z.string().optional(),
  pageReference: z.string().optional(),
  ediNumber: z.string().optional(),
  contents: z.tuple([z.object({ summary: z.string(), body: html })], z.unknown()),
  features: texts,
  genres: texts,
  directors: texts,
  cast: texts,
  performers: texts,
  audience: texts,
  ageLimit: z.string().nullable().optional(),
  runningTime: z.number().optional(),
  spokenLanguage: z.string().nullable().optional(),
  subtitles: z.string().nullable().optional(),
  translations: z.array(z.object({ language: z.string(), title: z.string().optional() })).default([]),
  distributor: z.string().optional(),
  organiser: z.string().optional(),
  premiere: z.string().optional(),
  trailer: z.object({ url: z.string(), title: z.string() }).optional(),
});
export type Production = z.infer<typeof production>;

const event = z.object({
  id: z.string(),
  production: z.string(),
  start: z.string(),
  end: z.string().optional(),
  hall: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  saleOpens: z.string().optional(),
  features: texts,
  accessibility: texts,
  prices: z.array(price).default([]),
  ticketUrl: z.string().optional(),
});
/** An event with its production. */
export type Showing = Omit<z.infer<typeof event>, "production"> & {
  readonly production: Production;
  readonly ends: string;
  /** Its month, as text too, and the number of months from that of the build. */
  readonly month: string;
  readonly monthName: string;
  readonly monthsAhead: string;
};

const article = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: html,
  author: z.string(),
  category: z.string(),
  order: z.number(),
});
export type Article = z.infer<typeof article>;

const site = z.object({
  name: z.string(),
  host: z.string(),
  published: z.boolean(),
  advertisingMinutes: z.number(),
  demonstration: z.object({ anchor: z.string() }).optional(),
  halls: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      part: z.string().nullable(),
      capacity: z.number(),
      equipment: texts,
      prices: z.array(price).default([]),
      setups: z.array(z.object({ name: z.string(), seats: z.number(), text: z.string().optional() })).default([]),
    }),
  ),
  extras: z
    .array(
      z.object({
        name: z.string(),
        rows: z.array(
          z.object({ label: z.string(), amount: z.number(), unit: z.string(), note: z.string().optional() }),
        ),
      }),
    )
    .default([]),
  openingHours: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      note: z.string().optional(),
      followsProgramme: z.object({ minutesBefore: z.number() }).optional(),
    }),
  ),
  contact: z.array(
    z.object({ id: z.string(), name: z.string(), phone: z.string().optional(), email: z.string().optional() }),
  ),
});

const block = z.object({
  id: z.string(),
  component: z.string(),
  hide: z.boolean().default(false),
  place: z.object({ row: z.number(), column: z.number(), order: z.number() }),
  data: z.record(z.string(), z.string()).default({}),
  settings: z.record(z.string(), z.unknown()).default({}),
});
export type Block = z.infer<typeof block>;

const filter = z.object({ property: z.string(), value: z.string(), operator: z.enum(["eq", "regex"]) });
export type Filter = z.infer<typeof filter>;

const page = z.object({
  title: z.string(),
  path: z.string(),
  sources: z
    .array(
      z.object({
        name: z.string(),
        model: z.enum(["production", "event", "article"]),
        collection: z.boolean(),
        filters: z.array(filter).default([]),
      }),
    )
    .default([]),
  blocks: z.array(block),
  meta: z.object({ nb: z.object({ title: z.string(), description: z.string() }) }),
});
export type PageFile = z.infer<typeof page>;

const readFile = <T>(schema: z.ZodType<T>, path: string): T => schema.parse(JSON.parse(readFileSync(path, "utf8")));

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

/** Every showing, by start. */
export const SHOWINGS: readonly Showing[] = readFolder(z.object({ events: z.array(event) }), "events")
  .flatMap(({ events }) => events)
  .flatMap((one) => {
    const shown = PRODUCTIONS.find(({ id }) => id === one.production);
    const start = movedToBuildWeeks(one.start);
    const opens = one.saleOpens === undefined ? {} : { saleOpens: movedToBuildWeeks(one.saleOpens) };
    return shown
      ? [{ ...one, ...opens, ...monthFacts(start), start, ends: ending(start, one.end, shown), production: shown }]
      : [];
  })
  .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
