import { byText } from "../../../domain/collections/by-text";
import type { LocalDate } from "../../../domain/time/local-time";
import { isToCome, versionsOf } from "../../components/programme/films";

type Production = Queries.UpcomingFilmsBlockFieldsFragment["productions"][number];

/** A film with all its versions, and the day of its premiere. */
export interface FilmToCome {
  readonly film: Production;
  readonly premiere: LocalDate;
  readonly versions: readonly { readonly version: Production; readonly showings: readonly [] }[];
}

/** Films with a premiere after `today`, the nearest first. */
export const filmsToCome = (productions: readonly Production[], today: LocalDate): readonly FilmToCome[] =>
  versionsOf(productions)
    .flatMap((versions) => {
      const [film] = versions;
      if (!film?.premiere || !isToCome(film, today)) return [];
      const { premiere } = film;
      return [{ film, premiere, versions: versions.map((version) => ({ version, showings: [] as const })) }];
    })
    .sort(byText(({ premiere }) => premiere));
