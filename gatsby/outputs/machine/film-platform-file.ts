import { resolve } from "node:path";
import { grouped } from "../../../domain/collections/grouped";
import { demonstrationWeeks, moveWeeks } from "../../../domain/time/demonstration";
import { dateOf } from "../../../domain/time/local-time";
import { buildMoment } from "../../../engine/load/build-day";
import { readSettings } from "../../../engine/load/read-settings";
import { isMainVersion } from "../../../src/features/programme/build/programme";
import { writeWhenChanged } from "../../write-when-changed";

/** Input of the stand-in film platform: film-platform/data/programme.ts reads it by its own schema. */
const FILE = resolve(".cache/film-platform.json");

type Data = Queries.FilmPlatformQuery;
type Version = Data["allProduction"]["nodes"][number];

/** The versions of each film, the main one first. */
const filmsOf = (versions: readonly Version[]): readonly (readonly [Version, ...Version[]])[] => {
  const mains = versions.filter(isMainVersion);
  const bySlug = grouped(versions, ({ parentSlug }) => parentSlug);
  const restOf = (main: Version) => (bySlug.get(main.parentSlug) ?? []).filter((one) => one !== main);
  return mains.map((main) => [main, ...restOf(main)]);
};

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);

/**
 * The data of the venue's own systems: the data of its services. `weeks` is how far a demonstration's dates were moved;
 * here they are those of the content files, so that what is pulled from the services can be compared with the files.
 */
const houseOf = ({ allProduction, allEvent, allArticle }: Data, weeks: number) => {
  const asWritten = (moment: string | null): string | null => moment && moveWeeks(moment, -weeks);
  return {
    productions: allProduction.nodes.toSorted(byKey).map(({ key, object, premiere, contents, ...facts }) => ({
      id: key,
      kind: object === "movie" ? ("film" as const) : ("culture" as const),
      title: facts.title,
      typeText: facts.typeText,
      originalTitle: facts.originalTitle,
      ediNumber: facts.ediNumber,
      runningTime: facts.runningTime,
      ageLimit: facts.ageLimit,
      genres: facts.genres,
      directors: facts.directors,
      spokenLanguage: facts.spokenLanguage,
      subtitles: facts.subtitles,
      format: facts.format,
      premiere: asWritten(premiere),
      year: facts.year,
      country: facts.country,
      distributor: facts.distributor,
      summary: contents[0]?.summary ?? null,
    })),
    showings: allEvent.nodes.toSorted(byKey).map(({ key, hall, production, ...showing }) => ({
      id: key,
      production: production.key,
      start: moveWeeks(showing.start, -weeks),
      // Of others, the end follows from the running time.
      end: production.runningTime === null ? asWritten(showing.end) : null,
      hall: hall.name,
      status: showing.status,
      reason: showing.reason,
      previousStart: asWritten(showing.previousStart),
      saleOpens: asWritten(showing.saleOpens),
      prices: showing.prices.map(({ label, amount }) => ({ label, amount })),
      ticketUrl: showing.ticketUrl,
    })),
    articles: allArticle.nodes.toSorted(byKey).map(({ key, ...article }) => ({
      id: key,
      title: article.title,
      slug: article.slug,
      summary: article.summary,
      content: article.content,
      category: article.category,
      author: article.author,
      node_locale: article.node_locale,
      createdAt: article.createdAt,
      updatedAt: article.updatedAt,
      order: article.order,
    })),
  };
};

const filmsAndShowings = ({ allProduction, allEvent }: Data) => ({
  films: filmsOf(allProduction.nodes.filter(({ object }) => object === "movie").toSorted(byKey)).map(
    ([main, ...others]) => ({
      title: main.title,
      ediNumbers: [main, ...others].flatMap(({ ediNumber }) => ediNumber ?? []),
      path: main.path,
      poster: main.poster?.file.childImageSharp?.resize?.src ?? null,
      premiere: main.premiere,
    }),
  ),
  showings: allEvent.nodes.toSorted(byKey).map(({ key, startIso, endIso, hall, status, production }) => ({
    id: key,
    ediNumber: production.ediNumber,
    start: startIso,
    end: endIso,
    hall: hall.name,
    seats: hall.capacity,
    status,
  })),
});

/** How many weeks a demonstration's dates are moved today; 0 for a real site. */
const movedWeeks = (): number => {
  const settings = readSettings(resolve(process.env.CONTENT_DIR ?? "content"), process.env.SITE);
  const anchor = settings?.demonstration?.anchor;
  return anchor === undefined ? 0 : demonstrationWeeks(anchor, dateOf(buildMoment()));
};

/** Films with all their versions, showings as the site was built, and what the house's services know. */
export const filmPlatformFile = (data: Data, weeks: number) => ({
  ...filmsAndShowings(data),
  house: houseOf(data, weeks),
});

export const writeFilmPlatformFile = (data: Data): void =>
  writeWhenChanged(FILE, `${JSON.stringify(filmPlatformFile(data, movedWeeks()), null, 2)}\n`);
