import { byText } from "../../../domain/collections/by-text";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { type FilmWithShowings, filmsWithShowings, isToCome } from "../../components/programme/films";

type Production = Queries.EventsListBlockFieldsFragment["productions"][number];

/** A film with showings left. */
export interface FilmShowing extends FilmWithShowings<Production> {
  readonly next: Production["events"][number];
}

/** Films with showings left, by their next showing. One with a coming premiere is among the upcoming films. */
export const filmsShowing = (productions: readonly Production[], now: LocalDateTime): readonly FilmShowing[] =>
  filmsWithShowings(productions, now)
    .flatMap(({ next, ...film }) => (next && !isToCome(film.film, now) ? [{ ...film, next }] : []))
    .sort(byText(({ next }) => next.start));
