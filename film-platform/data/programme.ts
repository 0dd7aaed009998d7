import { readFileSync, statSync } from "node:fs";
import { z } from "zod";

const film = z.object({
  title: z.string(),
  /** Of all versions, the main one first. */
  ediNumbers: z.array(z.string()).min(1),
  path: z.string().nullable(),
  poster: z.string().nullable(),
  premiere: z.iso.date().nullable(),
});

const status = z.enum(["planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "cancelled", "moved"]);

const showing = z.object({
  id: z.string(),
  /** Null for culture events. */
  ediNumber: z.string().nullable(),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }).nullable(),
  hall: z.string(),
  seats: z.int().nonnegative(),
  status,
});

/** What the house's own systems know. Times are Oslo wall clock: "2026-12-01T18:00". */
const house = z.object({
  productions: z.array(
    z.object({
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
    }),
  ),
  showings: z.array(
    z.object({
      id: z.string(),
      production: z.string(),
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
    }),
  ),
  articles: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        slug: z.string(),
        summary: z.string(),
        content: z.string(),
        category: z.string(),
        author: z.string(),
        node_locale: z.string(),
        createdAt: z.number(),
        updatedAt: z.number(),
        order: z.number(),
      }),
    )
    .default([]),
});

export type House = z.infer<typeof house>;

const programme = z.object({ films: z.array(film), showings: z.array(showing), house: house.optional() });

export type Film = z.infer<typeof film>;
export type Showing = z.infer<typeof showing>;
export type Programme = z.infer<typeof programme>;

/** Reads the file that the site's build writes. Throws when it is missing or invalid. */
export const readProgramme = (file: string): Programme => programme.parse(JSON.parse(readFileSync(file, "utf8")));

/** The film of a version, by its EDI number. */
export const filmOf = ({ films }: Programme, ediNumber: string | null): Film | undefined =>
  films.find(({ ediNumbers }) => ediNumbers.some((number) => number === ediNumber));

/**
 * The current programme: `gatsby develop` rewrites the file while the platform runs. While it cannot be read (Gatsby
 * empties its cache, or is writing), the last valid one is used.
 */
export const followProgramme = (file: string): (() => Programme) => {
  let last = readProgramme(file);
  let written = statSync(file).mtimeMs;
  return () => {
    try {
      const now = statSync(file).mtimeMs;
      if (now !== written) {
        last = readProgramme(file);
        written = now;
      }
    } catch {
      // The next call tries again.
    }
    return last;
  };
};
