import type { LocalDateTime } from "../../../../domain/time/local-time";
import { toLocal } from "../../../../domain/time/oslo";
import { readMoment } from "../../../../domain/time/read-moment";
import {
  fieldsOf,
  idOf,
  numberOf,
  optionalFlagOf,
  optionalIdOf,
  optionalNumberOf,
  optionalTextOf,
  pictureOf,
  required,
} from "../../../lib/http/read-answer";
import type { Page } from "./all-pages";

export interface Review {
  readonly id: string;
  /** Null when a member has only rated the film. */
  readonly comment: string | null;
  readonly rating: number;
  readonly addedAt: LocalDateTime;
  readonly likesCount: number;
  readonly movieId: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly image: string | null;
  /** Whether the current member has liked it. */
  readonly isLiked: boolean;
}

export interface ReviewQuery {
  readonly ediNumber: string;
  /** How many of the film's reviews come before the page. */
  readonly skip: number;
}

/** A page of a film's reviews. */
export interface ReviewPage extends Page<Review> {
  readonly skip: number;
  /** Whether the platform sent fewer than a page holds. */
  readonly isLast: boolean;
}

const momentOf = required(readMoment, "time");

export const readReview = (answer: unknown): Review => {
  const fields = fieldsOf(answer, "reviews");
  return {
    id: idOf(fields, "id"),
    comment: optionalTextOf(fields, "comment"),
    rating: numberOf(fields, "rating"),
    addedAt: toLocal(momentOf(fields, "addedAt")),
    likesCount: optionalNumberOf(fields, "likesCount") ?? 0,
    movieId: idOf(fields, "movieId"),
    userId: optionalIdOf(fields, "userId"),
    userName: optionalTextOf(fields, "userName"),
    image: pictureOf(fields, "image"),
    isLiked: optionalFlagOf(fields, "isLiked") ?? false,
  };
};
