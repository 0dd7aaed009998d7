import { useEffect } from "react";
import { useClub, useClubStore } from "../session/store-hooks";
import { movieActions } from "./movie-slice";

const NOT_YET = { movieInfo: null, loading: true };

/**
 * What the film platform knows of a film, which is fetched. Only the film that was asked for last is kept, so a screen
 * asks for one. When it cannot be fetched, it stays null.
 */
export const useMovieInfo = (ediNumber: string) => {
  const store = useClubStore();
  const member = useClub(({ user }) => user.userProfile);
  // biome-ignore lint/correctness/useExhaustiveDependencies(member): each login begins with an empty state.
  useEffect(() => {
    const { movie } = store.getState();
    if (movie.ediNumber !== ediNumber || !(movie.loading || movie.movieInfo)) {
      store.dispatch(movieActions.requested(ediNumber));
    }
  }, [store, ediNumber, member]);
  const { movieInfo, loading } = useClub(({ movie }) => (movie.ediNumber === ediNumber ? movie : NOT_YET));
  return { movieInfo, loading };
};
