/**
 * What screens do and see of the film club, below its `FilmClubProvider`. It brings redux along: import it only from what is
 * itself loaded on demand.
 */
export { FilmClubProvider } from "./film-club-provider";
export { useMovieInfo } from "./movie/use-movie-info";
export { useReviews } from "./reviews/use-reviews";
export { useTickets } from "./tickets/use-tickets";
export { useUser } from "./user/use-user";
export { useWatchList } from "./watch-list/use-watch-list";
export type { FailedAddition } from "./watch-list/watch-list-slice";
