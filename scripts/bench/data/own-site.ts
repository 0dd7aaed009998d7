import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { type BenchFilm, benchFilms } from "./films";

const site = z.object({ demonstration: z.object({ anchor: z.string() }) });
const production = z.object({ id: z.string(), object: z.string() });
const events = z.object({ events: z.array(z.object({ production: z.string() })) });

const productionOf = (film: BenchFilm) => ({
  id: film.id,
  object: "movie",
  objectClass: "movie",
  typeText: "Film",
  title: film.title,
  parentSlug: film.slug,
  ediNumber: film.ediNumber,
  contents: [{ summary: film.summary, body: film.paragraphs.map((text) => `<p>${text}</p>`) }],
  assets: [],
  runningTime: 100,
  ageLimit: "12",
  spokenLanguage: "Norsk",
  subtitles: null,
  format: "2D",
  premiere: film.premiere,
  year: 2026,
  country: "Norge",
  distributor: "Nordlys Filmdistribusjon",
});

const eventsOf = (film: BenchFilm) => ({
  events: film.starts.map((start, index) => ({
    id: `${film.id}-${index}`,
    production: film.id,
    start,
    hall: "kinosal",
    status: "onSale",
    prices: [{ label: "Voksen", amount: 135 }],
    ticketUrl: `https://billett.example.no/forestilling/${film.id}-${index}`,
  })),
});

/** Writes a film into a copy of the project. */
export const writeOwnFilm = (workshop: Workshop, film: BenchFilm): void =>
  workshop.write(`content/productions/${film.id}.json`, JSON.stringify(productionOf(film)));

/** The smallest picture that the content check allows for every use. */
const SMALL = { width: 64 };

/** The content uses pictures elsewhere, too; they are replaced by ones that take no time. */
const shrinkPictures = async (workshop: Workshop): Promise<void> => {
  const root = join(workshop.site, "content/images");
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const file = join(root, name);
    if (/\.(jpg|png)$/.test(name)) writeFileSync(file, await sharp(readFileSync(file)).resize(SMALL).toBuffer());
  }
};

/** Replaces the demonstration's films in a copy of the project by generated ones; returns the films. */
export const fillOwnSite = async (
  workshop: Workshop,
  count: number,
  running?: number,
): Promise<readonly BenchFilm[]> => {
  await shrinkPictures(workshop);
  const json = (file: string): unknown => JSON.parse(workshop.read(file));
  const files = (folder: string) => readdirSync(join(workshop.site, folder)).map((name) => `${folder}/${name}`);
  const { anchor } = site.parse(json("content/sites/kulturhuset.json")).demonstration;
  const replaced = new Set<string>();
  for (const file of files("content/productions")) {
    const { id, object } = production.parse(json(file));
    if (object !== "movie") continue;
    replaced.add(id);
    workshop.delete(file);
  }
  for (const file of files("content/events")) {
    if (events.parse(json(file)).events.some((event) => replaced.has(event.production))) workshop.delete(file);
  }
  const films = benchFilms(count, anchor, running);
  for (const film of films) {
    writeOwnFilm(workshop, film);
    workshop.write(`content/events/${film.id}.json`, JSON.stringify(eventsOf(film)));
  }
  return films;
};
