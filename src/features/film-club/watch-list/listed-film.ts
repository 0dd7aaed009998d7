import type { MovieInfo } from "../api/movie-info";

/** The facts of a film on a page of the site, enough to put it on a list and to link it. */
export interface ListedFilm {
  /** Of the version on the page: "20261". */
  readonly ediNumber: string;
  readonly title: string;
  /** The film's page: "/nattekspressen-20261". */
  readonly path: string;
  /** The platform's id, when it is known. */
  readonly movieId?: string;
}

/** A stored film, if it is valid. Written by hand, because it runs on every page. */
export const asListedFilm = (value: unknown): ListedFilm | null => {
  if (typeof value !== "object" || value === null) return null;
  if (!("ediNumber" in value && "title" in value && "path" in value)) return null;
  const { ediNumber, title, path } = value;
  if (typeof ediNumber !== "string" || ediNumber === "" || typeof title !== "string") return null;
  // It becomes a link.
  if (typeof path !== "string" || !/^\/(?!\/)/.test(path)) return null;
  const movieId = "movieId" in value && typeof value.movieId === "string" ? { movieId: value.movieId } : {};
  return { ediNumber, title, path, ...movieId };
};

/** Whether they are the same film, in whichever version. */
export const isSameFilm = (
  { ediNumber, movieId }: Pick<ListedFilm, "ediNumber" | "movieId">,
  movie: Pick<MovieInfo, "movieId" | "edis">,
): boolean => movieId === movie.movieId || movie.edis.includes(ediNumber);
