import {
  addressOf,
  asIdOf,
  fieldsOf,
  idOf,
  listOf,
  optionalNumberOf,
  pictureOf,
  textOf,
} from "../../../lib/http/read-answer";

/** What the film platform knows of a film. */
export interface MovieInfo {
  readonly title: string;
  /** The platform's own id, one for all versions: "m-118-7". */
  readonly movieId: string;
  /** The EDI numbers of its versions. */
  readonly edis: readonly string[];
  /** The members' mean; null while nobody has rated it. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly poster: string | null;
  /** The film's page. */
  readonly link: string | null;
}

/** Reads one film (Title, MovieId, Edis, Rating, RatingCount, Poster, link). */
export const readMovieInfo = (answer: unknown): MovieInfo => {
  const fields = fieldsOf(answer, "movieInfo");
  const ratingCount = optionalNumberOf(fields, "ratingCount") ?? 0;
  return {
    title: textOf(fields, "title"),
    movieId: idOf(fields, "movieId"),
    edis: listOf(fields.get("edis"), "movieInfo, edis", (edi) => asIdOf(edi, "movieInfo, edis")),
    // A mean of nothing comes as 0.
    rating: ratingCount > 0 ? optionalNumberOf(fields, "rating") : null,
    ratingCount,
    poster: pictureOf(fields, "poster"),
    link: addressOf(fields, "link"),
  };
};
