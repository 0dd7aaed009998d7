/**
 * The door of the film club. What stands here is light: hearts and the member entry need neither store nor calls. The
 * rest (store, epics, calls) comes with `openFilmClub()`, and the hooks with the screens, which are loaded then.
 */
export type { CallError } from "./api/call-error";
export type { MovieInfo } from "./api/movie-info";
export type { Review } from "./api/review";
export type { SeatRow, SeatsInfo, Ticket } from "./api/ticket";
export type { UserProfile } from "./api/user-profile";
export { MEMBER_PAGES, wayIn } from "./member-pages";
export { type FilmClub, hasFilmClub, openFilmClub, provideFilmClub } from "./open-film-club";
export { WALLET_KEY } from "./tickets/wallet";
export { PROFILE_KEY } from "./user/member";
export { useMember } from "./user/use-member";
export { addToMyList } from "./watch-list/add-to-my-list";
export type { ListedFilm } from "./watch-list/listed-film";
export { LOCAL_LIST_KEY, localList } from "./watch-list/local-list";
export { useLocalList } from "./watch-list/use-local-list";
