import { z } from "zod";

/**
 * The wire shapes of the house's services. The specification names the calls and not their answers; these are the
 * agreement of this project, described in film-platform/README.md. Times are Oslo wall clock: "2026-12-01T18:00".
 */

export const siteAnswer = z.object({ id: z.int(), name: z.string(), timeZone: z.string() });

/** A film or an event of the culture house. */
export const production = z.object({
  id: z.string(),
  kind: z.enum(["film", "culture"]),
  title: z.string(),
  typeText: z.string(),
  originalTitle: z.string().nullable(),
  ediNumber: z.string().nullable(),
  runningTime: z.number().nullable(),
  ageLimit: z.string().nullable(),
  genres: z.array(z.string()),
  directors: z.array(z.string()),
  spokenLanguage: z.string().nullable(),
  subtitles: z.string().nullable(),
  format: z.string().nullable(),
  premiere: z.string().nullable(),
  year: z.number().nullable(),
  country: z.string().nullable(),
  distributor: z.string().nullable(),
  summary: z.string().nullable(),
});

/** A showing, without what is shown. */
export const showing = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string().nullable(),
  hall: z.string(),
  // Not only the known ones: tests order others.
  status: z.string(),
  reason: z.string().nullable(),
  previousStart: z.string().nullable(),
  saleOpens: z.string().nullable(),
  prices: z.array(z.object({ label: z.string(), amount: z.number() })),
  ticketUrl: z.string().nullable(),
});

const siteEvent = showing.extend({ production: production.nullable() });

/** A page of a site's events, and how many there are on all pages. */
export const siteEventsAnswer = z.object({ total: z.int(), events: z.array(siteEvent) });

export const siteEventsQuery = z.object({
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(500).default(500),
});

/** What changes at short notice. */
export const basicEvent = z.object({
  id: z.string(),
  start: z.string(),
  hall: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
});

/** A published article. Times are milliseconds since 1970. */
export const articleAnswer = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: z.string().nullable(),
  content: z.string().describe("HTML."),
  category: z.string().nullable(),
  author: z.string(),
  node_locale: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  order: z.number(),
});

/** Drafts are not given. */
export const stableQuery = z.object({ stable: z.literal("1") });

export const credentials = z.object({ clientId: z.string(), clientSecret: z.string() });
export const tokenAnswer = z.object({ token: z.string() });
