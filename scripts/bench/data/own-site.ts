import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Json } from "../../../domain/json/json";
import { dateOf } from "../../../domain/time/local-time";
import { buildMoment } from "../../../engine/load/build-day";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { type BenchFilm, benchFilms, type FilmShape, HALLS } from "./films";

const production = z.object({ id: z.string(), object: z.string() });
const record = z.record(z.string(), z.unknown());
const events = z.object({ events: z.array(z.object({ production: z.string() })) });

/** The demonstration's pictures, of usual size. */
export const PICTURES = { cover: "filmer/bamsemor-og-stjernene-cover.jpg", poster: "filmer/bamsemor-og-stjernene.jpg" };
const MIDDLE = { x: 0.5, y: 0.5 };

const pictureOf = (film: BenchFilm, kind: keyof typeof PICTURES): string => `benk/${film.id}-${kind}.jpg`;

const productionOf = (film: BenchFilm) => ({
  id: film.id,
  object: "movie",
  objectClass: "movie",
  typeText: "Film",
  title: film.title,
  parentSlug: film.slug,
  ediNumber: film.ediNumber,
  contents: [{ summary: film.summary, body: film.paragraphs.map((text) => `<p>${text}</p>`) }],
  assets: film.hasPictures
    ? [
        { type: "first_image", image: pictureOf(film, "cover"), alt: "En bjørn under stjernene", focalPoint: MIDDLE },
        { type: "poster", image: pictureOf(film, "poster"), alt: "Plakaten", focalPoint: MIDDLE },
      ]
    : [],
  runningTime: 100,
  ageLimit: film.ageLimit,
  genres: film.genres,
  audience: film.audience,
  features: film.features,
  spokenLanguage: film.spokenLanguage,
  subtitles: film.subtitles,
  format: film.format,
  ...(film.format === "3D" && { versionLabel: "3D" }),
  premiere: film.premiere,
  year: Number(film.premiere.slice(0, 4)),
  country: "Norge",
  distributor: "Nordlys Filmdistribusjon",
});

const eventsOf = (film: BenchFilm, priceLists: number) => ({
  events: film.showings.map(({ start, hall, status }, index) => ({
    id: `${film.id}-${index}`,
    production: film.id,
    start,
    hall,
    status,
    ...(priceLists > 0
      ? { priceList: `benk-priser-${(Number(film.ediNumber) * 3 + index) % priceLists}` }
      : { prices: [{ label: "Voksen", amount: 135 }] }),
    ...(status !== "cancelled" && { ticketUrl: `https://billett.example.no/forestilling/${film.id}-${index}` }),
    ...(status === "cancelled" && { reason: "Avlyst på grunn av sykdom." }),
  })),
});

/** Writes a film into a copy of the project. */
export const writeOwnFilm = (workshop: Workshop, film: BenchFilm): void =>
  workshop.write(`content/productions/${film.id}.json`, JSON.stringify(productionOf(film)));

/** The smallest picture that the content check accepts for every use. */
const SMALL = { width: 64 };

/** Replaces the content's other pictures by ones that take no time. */
const shrinkPictures = async (workshop: Workshop): Promise<void> => {
  const root = join(workshop.site, "content/images");
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const file = join(root, name);
    if (/\.(jpg|png)$/.test(name)) writeFileSync(file, await sharp(readFileSync(file)).resize(SMALL).toBuffer());
  }
};

const SITE = "content/sites/kulturhuset.json";

/** What is unusual about a house, for realistic sizes. */
export interface HouseShape extends FilmShape {
  readonly articles?: number;
  readonly pages?: number;
  readonly priceLists?: number;
}

const writeCopies = (workshop: Workshop, { articles = 0, pages = 0, priceLists = 0 }: HouseShape): void => {
  const json = (file: string): Json => record.parse(JSON.parse(workshop.read(file)));
  const write = (file: string, value: Json) => workshop.write(file, JSON.stringify(value));
  const article = json("content/articles/aldersgrenser.json");
  for (let number = 0; number < articles; number += 1) {
    const id = `benk-artikkel-${number}`;
    write(`content/articles/${id}.json`, { ...article, id, slug: id, title: `Om aldersgrenser ${number}` });
  }
  const page = json("content/pages/arrangement.json");
  for (let number = 0; number < pages; number += 1) {
    const id = `benk-side-${number}`;
    write(`content/pages/${id}.json`, { ...page, id, path: `/${id}`, title: `Side ${number}`, meta: metaOf(number) });
  }
  // As in a separate house, dates are those of the files.
  const { demonstration: _, ...house } = json(SITE);
  const hall = { part: "kinoen", page: null, bookingUrl: null, capacity: 80, wheelchairSpaces: 2 };
  const lists = Array.from({ length: priceLists }, (_, number) => ({
    id: `benk-priser-${number}`,
    name: `Priser ${number}`,
    prices: [{ label: "Voksen", amount: 90 + (number % 60) }],
  }));
  write(SITE, {
    ...house,
    halls: [
      ...z.array(z.unknown()).parse(house.halls),
      ...HALLS.slice(1).map((id, at) => ({ ...hall, id, name: `Sal ${at + 2}` })),
    ],
    priceLists: [...z.array(z.unknown()).parse(house.priceLists), ...lists],
  });
};

const metaOf = (number: number) => ({ nb: { title: `Side ${number}`, description: `Arrangementene, del ${number}.` } });

/** Replaces the demonstration's films in a copy of the project by generated ones, and returns these. */
export const fillOwnSite = async (
  workshop: Workshop,
  count: number,
  { running, shape = {} }: { readonly running?: number; readonly shape?: HouseShape } = {},
): Promise<readonly BenchFilm[]> => {
  const images = join(workshop.site, "content/images");
  const usual = {
    cover: readFileSync(join(images, PICTURES.cover)),
    poster: readFileSync(join(images, PICTURES.poster)),
  };
  await shrinkPictures(workshop);
  const json = (file: string): unknown => JSON.parse(workshop.read(file));
  const files = (folder: string) => readdirSync(join(workshop.site, folder)).map((name) => `${folder}/${name}`);
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
  const films = benchFilms(count, dateOf(buildMoment()), { running, shape });
  mkdirSync(join(images, "benk"), { recursive: true });
  for (const film of films.filter(({ hasPictures }) => hasPictures))
    for (const kind of ["cover", "poster"] as const) writeFileSync(join(images, pictureOf(film, kind)), usual[kind]);
  writeCopies(workshop, shape);
  for (const film of films) {
    writeOwnFilm(workshop, film);
    workshop.write(`content/events/${film.id}.json`, JSON.stringify(eventsOf(film, shape.priceLists ?? 0)));
  }
  return films;
};
