import type { Partner } from "../address";
import type { MovieInfo } from "../api/shapes";
import { movieIdOf } from "./movie-id";
import { type Film, filmOf, type Programme } from "./programme";
import { reviewsOf } from "./reviews";

interface Asked {
  readonly partner: Partner;
  readonly programme: Programme;
  /** Today in Oslo. */
  readonly today: string;
}

/** What the platform says about a film. */
export const movieInfoOf = ({ partner, today }: Omit<Asked, "programme">, film: Film): MovieInfo => {
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

export const movieByEdi = ({ programme, ...asked }: Asked, ediNumber: string): MovieInfo | undefined => {
  const film = filmOf(programme, ediNumber);
  return film && movieInfoOf(asked, film);
};

export const movieById = ({ programme, ...asked }: Asked, id: string): MovieInfo | undefined => {
  const film = programme.films.find((one) => movieIdOf(asked.partner, one) === id);
  return film && movieInfoOf(asked, film);
};
