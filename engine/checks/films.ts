import { grouped } from "../../domain/collections/grouped";
import { AGE_LIMIT_CURE } from "../../domain/entities/production/movie";
import type { Movie } from "../../domain/entities/production/production";
import type { LocalDate } from "../../domain/time/local-time";
import { fullDate } from "../../domain/time/norwegian";
import type { Entry, SiteContent } from "../content/content";
import { asWritten, movedTo } from "../content/written-dates";
import { type Problem, problemAt, warningAt } from "../problems/problem";
import type { FaultyFiles } from "../reading/faulty-files";

const moviesIn = (content: SiteContent): readonly Entry<Movie>[] =>
  content.productions.flatMap(({ entity, origin }) => (entity.object === "movie" ? [{ entity, origin }] : []));

const ageLimits = (movies: readonly Entry<Movie>[], shown: ReadonlySet<string>): readonly Problem[] =>
  movies
    .filter(({ entity }) => entity.ageLimit === null && shown.has(entity.id))
    .map(({ origin }) =>
      problemAt(origin, {
        at: ["ageLimit"],
        message: "er ikke fastsatt, men filmen har forestillinger.",
        cure: AGE_LIMIT_CURE,
      }),
    );

const slugs = (movies: readonly Entry<Movie>[]): readonly Problem[] => {
  const versions = grouped(movies, ({ entity }) => entity.parentSlug);
  return movies.flatMap(({ entity, origin }) => {
    const numbers = (versions.get(entity.parentSlug) ?? []).map((version) => version.entity.ediNumber);
    return numbers.some((number) => entity.parentSlug.endsWith(`-${number}`))
      ? []
      : [
          problemAt(origin, {
            at: ["parentSlug"],
            message: `er «${entity.parentSlug}», men slutter ikke med EDI-nummeret til filmen eller en av versjonene.`,
            cure: `Skriv tittelen, bindestrek og nummeret, for eksempel ${entity.id}-${entity.ediNumber}.`,
            fix: { path: ["parentSlug"], value: `${entity.id}-${entity.ediNumber}` },
          }),
        ];
  });
};

const overdue = (content: SiteContent, today: LocalDate): readonly Problem[] =>
  moviesIn(content)
    .filter(({ entity }) => entity.objectClass === "movie_coming" && entity.premiere < today)
    .map(({ entity, origin }) =>
      warningAt(origin, {
        at: ["premiere"],
        message: `var ${fullDate(asWritten(content, entity.premiere))}${movedTo(content, entity.premiere)}, men filmen står fortsatt som kommende.`,
        cure: 'Sett "objectClass" til "movie", eller rett premieredatoen.',
        fix: { path: ["objectClass"], value: "movie" },
      }),
    );

/** Films have the legally required age limit, and a stable address. */
export const checkFilms = (
  content: SiteContent,
  { today, faulty }: { readonly today: LocalDate; readonly faulty: FaultyFiles },
): readonly Problem[] => {
  const movies = moviesIn(content);
  const shown = new Set(content.events.map(({ entity }) => entity.production));
  // An invalid file may be the version that gives a film its address.
  const addresses = faulty.isWhole("productions") ? slugs(movies) : [];
  return [...ageLimits(movies, shown), ...addresses, ...overdue(content, today)];
};
