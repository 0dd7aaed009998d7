import type { Observable } from "rxjs";
import type { HttpClient } from "../../../lib/http/client";
import { FILM_PLATFORM } from "../../../lib/http/endpoints";
import { readListOf } from "../../../lib/http/read-answer";
import { HttpError } from "../../../lib/http/send";
import { fromCall } from "../../../lib/rx";
import { allPages, idsByContent, type Page } from "./all-pages";
import { type MovieInfo, readMovieInfo } from "./movie-info";
import { type ReviewPage, type ReviewQuery, readReview } from "./review";
import { type Credentials, type NewAccount, readLogin, readNewAccount, type UserProfile } from "./sign-in-answers";
import { readTicket, type Ticket } from "./ticket";

/** Whether the platform has ended the session; when that cannot be checked, it counts as open. */
export type SessionEnd = "ended" | "left";

/** The film club's calls (specification, section 7). Each is made on subscribing, and unsubscribing aborts it. */
export interface FilmClubApi {
  readonly login: (credentials: Credentials) => Observable<UserProfile>;
  /** Ends this browser's session as far as the platform allows, and returns the outcome. Never fails. */
  readonly endSession: () => Observable<SessionEnd>;
  readonly createAccount: (account: NewAccount) => Observable<UserProfile>;
  /** Succeeds when the platform answers with an empty body. */
  readonly forgotPassword: (email: string) => Observable<void>;
  readonly movieInfo: (ediNumber: string) => Observable<MovieInfo>;
  /** One page; a film may have many hundred. */
  readonly reviews: (query: ReviewQuery) => Observable<ReviewPage>;
  readonly tickets: () => Observable<readonly Ticket[]>;
  /** A token is sent to switchTokensDx first, so that the platform recognises the member. */
  readonly watchList: (token: string | null) => Observable<readonly MovieInfo[]>;
  /** Returns whether the platform has added the film to the list. */
  readonly addToWatchList: (movieId: string) => Observable<boolean>;
}

/** A login that must fail. */
const NOBODY = { Email: "", Password: "" };

/** Specification, section 9. */
const PAGE_SIZES = { reviews: 20, tickets: 10, watchList: 10 };

const pageOf = <Item>(answer: unknown, of: string, read: (item: unknown) => Item): Page<Item> => ({
  items: readListOf(answer, of, read),
  sent: Array.isArray(answer) ? answer.length : 0,
});

/**
 * Makes the film club's calls with a client for the partner's film platform. Calls for a member's data wait for a
 * pending switchTokensDx, which may start the session that they need.
 */
export const filmClubApi = ({ call }: HttpClient): FilmClubApi => {
  let switched: Promise<unknown> = Promise.resolve();
  const switchTokens = async (token: string, signal: AbortSignal): Promise<void> => {
    const answer = call(FILM_PLATFORM.switchTokensDx, { headers: { "X-Token": token }, signal });
    switched = answer.catch(() => undefined);
    await answer;
  };
  const callAsMember: HttpClient["call"] = async (endpoint, options) => {
    await switched;
    return call(endpoint, options);
  };
  let ended: Promise<unknown> = Promise.resolve();
  /**
   * The platform has no logout call. A failed login is the only call that may end a session; a call for member data
   * then shows whether it did. Neither is aborted: a navigation would otherwise leave the session open.
   */
  const endSession = async (): Promise<SessionEnd> => {
    await switched;
    await call(FILM_PLATFORM.login, { body: NOBODY }).catch(() => undefined);
    try {
      await call(FILM_PLATFORM.watchList, { query: { skip: 0, take: 1 } });
      return "left";
    } catch (error) {
      return error instanceof HttpError && error.status === 401 ? "ended" : "left";
    }
  };
  return {
    endSession: () =>
      fromCall(() => {
        const end = endSession();
        ended = end;
        return end;
      }),
    login: (credentials) =>
      fromCall(async (signal) => {
        // A new session must not be ended by a pending logout.
        await ended;
        const body = { Email: credentials.email, Password: credentials.password };
        return readLogin(await call(FILM_PLATFORM.login, { body, signal }), credentials);
      }),
    createAccount: (account) =>
      fromCall(async (signal) => {
        await ended;
        const { email, password, userName } = account;
        const body = { email, password, userName };
        return readNewAccount(await call(FILM_PLATFORM.createUser, { body, signal }), account);
      }),
    forgotPassword: (email) =>
      fromCall(async (signal) => {
        const body = await call(FILM_PLATFORM.forgotPassword, { body: { Email: email }, signal });
        if (body !== "") throw new HttpError("answer", "The answer of forgotPassword is not empty", { body });
      }),
    movieInfo: (ediNumber) =>
      fromCall(async (signal) => readMovieInfo(await call(FILM_PLATFORM.movieInfo, { query: { ediNumber }, signal }))),
    reviews: ({ ediNumber, skip }) =>
      fromCall(async (signal) => {
        const query = { ediNumber, skip, take: PAGE_SIZES.reviews };
        const page = pageOf(await callAsMember(FILM_PLATFORM.reviews, { query, signal }), "reviews", readReview);
        return { ...page, skip, isLast: page.sent < PAGE_SIZES.reviews };
      }),
    tickets: () =>
      fromCall((signal) =>
        allPages({
          size: PAGE_SIZES.tickets,
          fetchPage: async (query) =>
            pageOf(await callAsMember(FILM_PLATFORM.tickets, { query, signal }), "tickets", readTicket),
          idsOf: idsByContent,
        }),
      ),
    watchList: (token) =>
      fromCall(async (signal) => {
        if (token !== null) await switchTokens(token, signal);
        return allPages({
          size: PAGE_SIZES.watchList,
          fetchPage: async (query) =>
            pageOf(await call(FILM_PLATFORM.watchList, { query, signal }), "watchlist", readMovieInfo),
          idsOf: (page) => page.map(({ movieId }) => movieId),
        });
      }),
    addToWatchList: (movieId) =>
      fromCall(async (signal) =>
        Boolean(await callAsMember(FILM_PLATFORM.addMovieToWatchList, { body: { id: movieId }, signal })),
      ),
  };
};
