import { byText } from "../../../../domain/collections/by-text";
import type { LocalDateTime } from "../../../../domain/time/local-time";
import { coming, nextOf } from "../../../components/programme/showings";
import type { MovieInfo } from "../api/movie-info";
import type { FilmFacts, FilmFactsAnswer, ShowingFacts } from "./film-facts";
import type { ListedFilm } from "./listed-film";

/** A film of the visitor's list, wherever it is stored. */
export interface MyFilm {
  readonly id: string;
  readonly title: string;
  /** The film's page, or null when the platform names no page of this site. */
  readonly path: string | null;
  /** The platform's poster, for a film that the site no longer has. */
  readonly poster: string | null;
  /** "here": in this browser only. */
  readonly state: "here" | "pending" | "failed" | "arrived";
  /** Its entry in this browser; null when it is on the platform. */
  readonly stored: ListedFilm | null;
}

export interface MyFilmRow {
  readonly film: MyFilm;
  readonly facts: FilmFacts | null;
  readonly hasFailed: boolean;
  /** The next showing; a cancelled one only when there is no other. */
  readonly next: ShowingFacts | null;
  readonly isLast: boolean;
}

/** A film stored in this browser. */
export const storedFilm = (film: ListedFilm, state: MyFilm["state"] = "here"): MyFilm => ({
  id: film.path,
  title: film.title,
  path: film.path,
  poster: null,
  state,
  stored: film,
});

/** The platform may name pages with or without the site's host. */
const ownPath = (link: string | null): string | null => {
  if (link === null) return null;
  try {
    const { origin, pathname } = new URL(link, window.location.href);
    return origin === window.location.origin ? pathname : null;
  } catch {
    return null; // No address: the film is listed without a link.
  }
};

/** A film of the member's list on the platform. */
export const arrivedFilm = ({ movieId, title, poster, link }: MovieInfo): MyFilm => ({
  id: movieId,
  title,
  path: ownPath(link),
  poster,
  state: "arrived",
  stored: null,
});

const rowOf = (film: MyFilm, answer: FilmFactsAnswer | undefined, now: LocalDateTime): MyFilmRow => {
  const facts = typeof answer === "object" ? answer : null;
  const showings = facts?.showings ?? [];
  const isLast = coming(showings, now).filter(({ status }) => status !== "cancelled").length === 1;
  return { film, facts, hasFailed: answer === "failed", next: nextOf(showings, now), isLast };
};

const turnOf = ({ next, facts }: MyFilmRow, now: LocalDateTime): string => {
  if (next !== null) return `0 ${next.start}`;
  return facts?.premiere && facts.premiere > now ? `1 ${facts.premiere}` : "2";
};

/** The list by next showing; then by premiere; then films with neither, in the order in which they were added. */
export const myFilmRows = (
  films: readonly MyFilm[],
  facts: ReadonlyMap<string, FilmFactsAnswer>,
  now: LocalDateTime,
): readonly MyFilmRow[] =>
  films.map((film) => rowOf(film, facts.get(film.path ?? ""), now)).sort(byText((film) => turnOf(film, now)));
