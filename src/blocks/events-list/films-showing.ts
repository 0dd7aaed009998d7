import { type FilmWithShowings, filmsWithShowings } from "../../components/programme/films";
import { byText } from "../../rules/collections/by-text";
import type { LocalDateTime } from "../../rules/time/local-time";

type Production = Queries.EventsListBlockFieldsFragment["productions"][number];

/** A film with showings left. */
export interface FilmShowing extends FilmWithShowings<Production> {
  readonly next: Production["events"][number];
}

/** Films with showings left, by their next showing. */
export const filmsShowing = (productions: readonly Production[], now: LocalDateTime): readonly FilmShowing[] =>
  filmsWithShowings(productions, now)
    .flatMap(({ next, ...film }) => (next ? [{ ...film, next }] : []))
    .sort(byText(({ turn }) => turn ?? ""));
