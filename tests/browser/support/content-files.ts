import { z } from "zod";

/** What the tests read of each kind of content, told apart from the site's own definitions. */

const html = z.union([z.string(), z.array(z.string()).transform((parts) => parts.join("\n"))]);
const texts = z.array(z.string()).default([]);
const price = z.object({
  label: z.string(),
  amount: z.number(),
  unit: z.string().optional(),
  note: z.string().optional(),
});

export const production = z.object({
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

export const event = z.object({
  id: z.string(),
  production: z.string(),
  start: z.string(),
  end: z.string().optional(),
  hall: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  previousStart: z.string().optional(),
  saleOpens: z.string().optional(),
  features: texts,
  accessibility: texts,
  prices: z.array(price).default([]),
  ticketUrl: z.string().optional(),
});
export type Event = z.infer<typeof event>;

export const article = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: html,
  author: z.string(),
  category: z.string().optional(),
  order: z.number(),
});
export type Article = z.infer<typeof article>;

export const site = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  published: z.boolean(),
  advertisingMinutes: z.number(),
  demonstration: z.object({ anchor: z.string() }).optional(),
  halls: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      inSentence: z.string().optional(),
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
      exceptions: z.array(z.object({ from: z.string(), to: z.string().optional(), closed: z.boolean().optional() })),
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

export const page = z.object({
  title: z.string(),
  path: z.string(),
  language: z.string().optional(),
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
