import type { Partner } from "../address";
import type { MovieInfo } from "../api/shapes";
import { movieIdOf } from "./movie-id";
import { type Film, filmOf, type Programme } from "./programme";
import { reviewsOf } from "./reviews";

interface Query {
  readonly partner: Partner;
  readonly programme: Programme;
  /** Today in Oslo. */
  readonly today: string;
}

/** The platform's data of a film. */
export const movieInfoOf = ({ partner, today }: Omit<Query, "programme">, film: Film): MovieInfo => {
  const ratings = reviewsOf({ partner, film, today }).map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    Title: film.title,
    MovieId: movieIdOf(partner, film),
    Edis: film.ediNumbers,
    Rating: ratings.length === 0 ? null : Math.round((10 * sum) / ratings.length) / 10,
    RatingCount: ratings.length,
    Poster: film.poster,
    link: film.path,
  };
};

export const movieByEdi = ({ programme, ...requested }: Query, ediNumber: string): MovieInfo | undefined => {
  const film = filmOf(programme, ediNumber);
  return film && movieInfoOf(requested, film);
};

export const movieById = ({ programme, ...requested }: Query, id: string): MovieInfo | undefined => {
  const film = programme.films.find((one) => movieIdOf(requested.partner, one) === id);
  return film && movieInfoOf(requested, film);
};
