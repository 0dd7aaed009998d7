import {
  addressOf,
  asIdOf,
  fieldsOf,
  idOf,
  itemsOf,
  optionalNumberOf,
  pictureOf,
  textOf,
} from "../../../lib/http/read-answer";

/** The film platform's data of a film. */
export interface MovieInfo {
  readonly title: string;
  /** The platform's own id, one for all versions: "m-118-7". */
  readonly movieId: string;
  /** The EDI numbers of its versions. */
  readonly edis: readonly string[];
  /** The members' mean rating; null without ratings. */
  readonly rating: number | null;
  /** 0 when the platform sends no count. */
  readonly ratingCount: number;
  readonly poster: string | null;
  /** The film's page. */
  readonly link: string | null;
}

/** Reads one film (Title, MovieId, Edis, Rating, RatingCount, Poster, link). */
export const readMovieInfo = (answer: unknown): MovieInfo => {
  const fields = fieldsOf(answer, "movieInfo");
  const ratingCount = optionalNumberOf(fields, "ratingCount");
  return {
    title: textOf(fields, "title"),
    movieId: idOf(fields, "movieId"),
    edis: itemsOf(fields, "edis", (edi) => asIdOf(edi, "movieInfo, edis")),
    // The mean of no ratings is sent as 0; a mean may also come without its count.
    rating: ratingCount === 0 ? null : optionalNumberOf(fields, "rating") || null,
    ratingCount: ratingCount ?? 0,
    poster: pictureOf(fields, "poster"),
    link: addressOf(fields, "link"),
  };
};
