/**
 * The door of the film club. What stands here is light: hearts and the member entry need neither store nor calls. The
 * rest (store, epics, calls) comes with `openFilmClub()`, the hooks with the screens, and the parts that blocks place
 * are fetched on demand. A module behind this door that has styles or does something when it is loaded would be part of
 * every page.
 */
import { onDemand } from "../../components/on-demand";

export type { CallError } from "./api/call-error";
export type { MovieInfo } from "./api/movie-info";
export type { Review } from "./api/review";
export type { SeatRow, SeatsInfo, Ticket } from "./api/ticket";
export { MEMBER_PAGES, wayIn } from "./member-pages";
export { type FilmClub, hasFilmClub, openFilmClub, provideFilmClub } from "./open-film-club";
export { COVER_REVIEWS_KEY, LOCAL_LIST_KEY, PROFILE_KEY, SCHEDULED_KEY, WALLET_KEY } from "./stored-keys";
export { useMember } from "./user/use-member";
export type { UserProfile } from "./user/user-profile";
export { addToMyList } from "./watch-list/add-to-my-list";
export type { ListedFilm } from "./watch-list/listed-film";
export { localList } from "./watch-list/local-list";
export { useLocalList } from "./watch-list/use-local-list";

/** The reader's list of films. */
export const MyList = onDemand(() =>
  import(/* webpackChunkName: "block---WatchListBlock" */ "./components/my-list").then(({ MyList }) => MyList),
);

/** A member's tickets. */
export const MyTickets = onDemand(() =>
  import(/* webpackChunkName: "block---TicketsBlock" */ "./components/my-tickets").then(({ MyTickets }) => MyTickets),
);

/** The film club's reviews of a film. */
export const ReviewsNearby = onDemand(() =>
  import(/* webpackChunkName: "block---FilmReviewsBlock" */ "./components/reviews-nearby").then(
    ({ ReviewsNearby }) => ReviewsNearby,
  ),
);
