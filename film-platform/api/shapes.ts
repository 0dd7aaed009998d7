import { z } from "zod";

/**
 * The wire shapes of the film platform, written from the specification (sections 3 and 7) and independent of the site,
 * whose readers are tested against them. Described in film-platform/README.md.
 */

const instant = z.iso.datetime({ offset: true });

export const loginAnswer = z.object({
  marsToken: z.string(),
  UserName: z.string(),
  UserInfo: z.object({ Email: z.string() }),
});

export const createUserAnswer = z.object({ Token: z.string(), UserName: z.string(), ContactEmail: z.string() });

export const movieInfo = z.object({
  Title: z.string(),
  MovieId: z.string(),
  Edis: z.array(z.string()),
  /** The mean of 1 to 6, to one decimal; null without ratings. */
  Rating: z.number().min(1).max(6).nullable(),
  RatingCount: z.int().nonnegative(),
  Poster: z.string().nullable(),
  link: z.string().nullable(),
});
export type MovieInfo = z.infer<typeof movieInfo>;

export const review = z.object({
  id: z.string(),
  comment: z.string(),
  rating: z.int().min(1).max(6),
  addedAt: instant,
  likesCount: z.int().nonnegative(),
  movieId: z.string(),
  userId: z.string(),
  userName: z.string(),
  image: z.string().nullable(),
  isLiked: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const ticket = z.object({
  movieId: z.string(),
  movieTitle: z.string(),
  notes: z.string(),
  /** The content of the code. */
  qrCode: z.string(),
  /** A picture of the code. */
  qrUrl: z.url(),
  startTime: instant,
  expirationDate: instant,
  Poster: z.string().nullable(),
  Screen: z.string(),
  seatsInfo: z.object({
    info: z.string(),
    rows: z.array(z.object({ row: z.int(), seats: z.array(z.int()) })),
  }),
});
export type Ticket = z.infer<typeof ticket>;

export const liveShowing = z.object({
  id: z.string(),
  status: z.enum(["planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "cancelled", "moved"]),
  seatsLeft: z.int().nonnegative().nullable(),
  start: z.iso.datetime({ offset: true }).describe("Its time, when it was moved after the build.").exactOptional(),
  previousStart: z.iso.datetime({ offset: true }).describe("The time that it was built with.").exactOptional(),
  reason: z.string().describe("Why it is cancelled or moved.").exactOptional(),
});
export type LiveShowing = z.infer<typeof liveShowing>;

const page = (most: number) => ({
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(100).default(most),
});

export const reviewsQuery = z.object({ ediNumber: z.string().min(1), ...page(20) });
export const pageQuery = z.object(page(10));
export const movieQuery = z.object({ ediNumber: z.string().min(1) });
export const eventsQuery = z.object({ site: z.coerce.number().int(), keys: z.string() });

const email = z.string().trim().toLowerCase().pipe(z.email().max(200));
const password = z.string().min(8).max(200);

/** Any string is accepted: an invalid e-mail address or password is a failed login, not a bad request. */
export const loginBody = z.object({ Email: z.string().trim().toLowerCase().max(200), Password: z.string().max(200) });
export const createUserBody = z.object({ email, password, userName: z.string().trim().min(1).max(60) });
export const forgotPasswordBody = z.object({ Email: email });
export const addMovieBody = z.object({ id: z.string().min(1).max(100) });
