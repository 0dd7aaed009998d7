import { HttpError } from "../../../lib/http/send";
import type { CallError } from "../api/call-error";
import type { MovieInfo } from "../api/movie-info";
import type { Review, ReviewPage } from "../api/review";
import type { UserProfile } from "../api/sign-in-answers";
import type { Ticket } from "../api/ticket";
import type { ListedFilm } from "../watch-list/listed-film";

export const MEMBER: UserProfile = { userName: "Demomedlem", email: "demo@example.no", token: "mars-1" };
export const CREDENTIALS = { email: MEMBER.email, password: "hemmelig" };

/** An error of the platform, and its form in the state. */
export const REFUSED = new HttpError("status", "Request failed with status code 401", { status: 401, body: "nei" });
export const REFUSED_STATE: CallError = { kind: "status", status: 401, message: REFUSED.message, body: "nei" };

export const movie = (edi: string, more: Partial<MovieInfo> = {}): MovieInfo => ({
  title: `Film ${edi}`,
  movieId: `m${edi}`,
  edis: [edi],
  rating: 4.5,
  ratingCount: 2,
  poster: null,
  link: null,
  ...more,
});

export const film = (ediNumber: string): ListedFilm => ({
  ediNumber,
  title: `Film ${ediNumber}`,
  path: `/film-${ediNumber}`,
});

export const review = (id: string): Review => ({
  id,
  comment: "Fin",
  rating: 5,
  addedAt: "2026-11-20T18:00",
  likesCount: 0,
  movieId: "m1",
  userId: "u1",
  userName: "Demomedlem 12",
  image: null,
  isLiked: false,
});

/** A page of reviews, the last unless said otherwise. */
export const reviewPage = (items: readonly Review[], more: Partial<ReviewPage> = {}): ReviewPage => ({
  items,
  sent: items.length,
  skip: 0,
  isLast: true,
  ...more,
});

export const ticket = (movieId: string, expirationDate = 1000): Ticket => ({
  movieId,
  movieTitle: `Film ${movieId}`,
  notes: null,
  qrCode: `qr-${movieId}`,
  qrUrl: null,
  startTime: "2026-11-21T18:00",
  expirationDate,
  image: null,
  sal: "Sal 1",
  seatsInfo: { info: null, rows: [{ row: "4", seats: ["7", "8"] }] },
});
