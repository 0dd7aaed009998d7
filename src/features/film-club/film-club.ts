/**
 * The film club's public interface for blocks, layout and other features. All of it is light enough for every page:
 * hearts and the member entry need neither store nor calls, and the components for blocks are lazy. A module that has
 * styles, or a side effect when it is loaded, must not be imported statically here.
 */
import { onDemand } from "../../components/on-demand/on-demand";

export { keepInstallPrompt } from "./install-prompt";
export { TicketToday } from "./screens/ticket-today";
export { memberPage, signInPath } from "./user/member-pages";
export { COVER_REVIEWS_KEY, LOCAL_LIST_KEY, PROFILE_KEY, SCHEDULED_KEY, WALLET_KEY } from "./user/stored-keys";
export { useMember } from "./user/stored-profile";

/** A login form, another form, or the member's own page. */
export const FilmClubScreen = onDemand(() =>
  import(/* webpackChunkName: "block---MemberScreenBlock" */ "./screens/film-club-screen").then(
    ({ FilmClubScreen }) => FilmClubScreen,
  ),
);

/** The reader's list of films. */
export const MyList = onDemand(() =>
  import(/* webpackChunkName: "block---WatchListBlock" */ "./screens/list/my-list").then(({ MyList }) => MyList),
);

/** A member's tickets. */
export const MyTickets = onDemand(() =>
  import(/* webpackChunkName: "block---TicketsBlock" */ "./screens/tickets/my-tickets").then(
    ({ MyTickets }) => MyTickets,
  ),
);

/** The film club's reviews of a film. */
export const ReviewsNearby = onDemand(() =>
  import(/* webpackChunkName: "block---FilmReviewsBlock" */ "./screens/reviews/reviews-nearby").then(
    ({ ReviewsNearby }) => ReviewsNearby,
  ),
);
