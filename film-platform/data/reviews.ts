import type { Partner } from "../address";
import type { Review } from "../api/shapes";
import { between, chance } from "./chance";
import { movieIdOf } from "./movie-id";
import { osloIso, plusDays } from "./oslo-clock";
import type { Film } from "./programme";
import { REVIEW_TEXTS } from "./review-texts";

/** No film has more reviews than this. */
const MAX_REVIEWS = 45;

/** Reviews are written during a film's first weeks. */
const WEEKS_OF_TALK = 6;

/** The maximum for a small town. */
const REVIEWS_A_DAY = 6;

interface Query {
  readonly partner: Partner;
  readonly film: Film;
  /** Today in Oslo; no review is written before the premiere, or in the future. */
  readonly today: string;
}

const RATINGS = [1, 2, 3, 4, 5, 6] as const;

const ALL_TEXTS = RATINGS.flatMap((rating) => REVIEW_TEXTS[rating].map((text) => ({ rating, text })));

const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The number of reviews after some days: none, a few, or up to 45, deterministic for a film number. */
const countOf = (seed: string, daysShown: number): number => {
  const interest = chance("interest", seed);
  if (interest < 0.1) return 0;
  const wanted = interest < 0.55 ? between(1, 12, "reviews", seed) : between(13, MAX_REVIEWS, "reviews", seed);
  return Math.min(wanted, REVIEWS_A_DAY * daysShown);
};

/** The texts of a film: those near the film's own quality first, each at most once. */
const textsOf = (seed: string, count: number) => {
  const quality = 3 + 2.8 * chance("quality", seed);
  const distance = ({ rating, text }: (typeof ALL_TEXTS)[number]) =>
    Math.abs(rating - quality) + 2.5 * chance("text", seed, text);
  return [...ALL_TEXTS].sort((a, b) => distance(a) - distance(b)).slice(0, count);
};

/**
 * The reviews of a film, newest first. They depend on partner, EDI number, premiere and day only, so they are the same
 * after every start.
 */
export const reviewsOf = ({ partner, film, today }: Query): readonly Review[] => {
  const seed = `${partner} ${film.ediNumbers[0]}`;
  const first = film.premiere ?? plusDays(today, -7 * WEEKS_OF_TALK);
  // One day for seeing the film, and one for writing the review.
  const last = days(first, today) - 1;
  if (last < 0) return [];
  const movieId = movieIdOf(partner, film);
  return textsOf(seed, countOf(seed, last + 1))
    .map(({ rating, text }, index): Review => {
      const member = between(1, 400, "member", seed, text);
      const day = plusDays(first, between(0, Math.min(last, 7 * WEEKS_OF_TALK), "day", seed, text));
      const time = `${between(10, 23, "hour", seed, text)}:${between(10, 59, "minute", seed, text)}`;
      return {
        id: `${movieId}-${index + 1}`,
        comment: text.replace("{tittel}", film.title),
        rating,
        addedAt: osloIso(day, time),
        likesCount: Math.floor(24 * chance("likes", seed, text) ** 3),
        movieId,
        userId: `${partner}-m${member}`,
        userName: `Demomedlem ${member}`,
        image: null,
        isLiked: chance("liked", seed, text) < 0.08,
      };
    })
    .sort((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt));
};
