import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { House } from "../../../film-platform/data/programme";
import { changedHouse } from "../../../film-platform/house/changed-house";

const FOLDER = "content/productions";

const text = z.string().nullable().default(null);
const texts = z.array(z.string()).default([]);

/** A source's data on a production, in its content-file form. */
const written = z.object({
  id: z.string(),
  object: z.enum(["movie", "culture"]),
  title: z.string(),
  typeText: z.string(),
  originalTitle: text,
  ediNumber: text,
  runningTime: z.number().nullable().default(null),
  ageLimit: text,
  genres: texts,
  directors: texts,
  spokenLanguage: text,
  subtitles: text,
  format: text,
  premiere: text,
  year: z.number().nullable().default(null),
  country: text,
  distributor: text,
});

/** A ticket system with the demonstration's productions, and a number of showings of them in turn. */
export const houseWith = (showings: number): House => {
  const productions = readdirSync(FOLDER).flatMap((name) => {
    const { object, ...facts } = written.parse(JSON.parse(readFileSync(join(FOLDER, name), "utf8")));
    // A film without an age limit may have no showings.
    return object === "movie" && facts.ageLimit === null
      ? []
      : [{ ...facts, kind: object === "movie" ? ("film" as const) : ("culture" as const), summary: null }];
  });
  const patterns = productions.map(({ id }) => ({
    id,
    production: id,
    start: "2028-01-01T18:00",
    end: null,
    hall: "kinosal",
    status: "onSale",
    reason: null,
    previousStart: null,
    saleOpens: null,
    prices: [{ label: "Voksen", amount: 135 }],
    ticketUrl: `https://billett.example.no/forestilling/${id}`,
  }));
  const house = changedHouse({ productions, showings: patterns, articles: [] }, { copies: showings });
  return { ...house, showings: house.showings.slice(patterns.length) };
};
