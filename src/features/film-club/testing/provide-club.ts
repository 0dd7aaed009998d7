import { provideFilmClub } from "../store/opening";
import { userActions } from "../user/user-slice";
import type { runClub } from "./run-club";
import { MEMBER } from "./samples";

/** A film club that a screen opens: the member is logged in with it. */
export const provideClub = ({ store, state }: ReturnType<typeof runClub>): void =>
  provideFilmClub(async () => {
    store.dispatch(userActions.profileStored(MEMBER));
    return {
      store,
      addMovie: () => undefined,
      listedMovies: () => state().watchList.items,
      renewTickets: () => undefined,
    };
  });
