import { useEffect } from "react";
import { useClub, useClubStore } from "../session/store-hooks";
import { movieActions } from "./movie-slice";

const NOT_YET = { movieInfo: null, loading: true };

/**
 * Fetches the film platform's data of a film. Only the film that was requested last is stored, so a screen requests
 * one. Null until fetched, and when that fails.
 */
export const useMovieInfo = (ediNumber: string) => {
  const store = useClubStore();
  const member = useClub(({ user }) => user.userProfile);
  // biome-ignore lint/correctness/useExhaustiveDependencies(member): each login starts with an empty state.
  useEffect(() => {
    const { movie } = store.getState();
    if (movie.ediNumber !== ediNumber || !(movie.loading || movie.movieInfo)) {
      store.dispatch(movieActions.requested(ediNumber));
    }
  }, [store, ediNumber, member]);
  const { movieInfo, loading } = useClub(({ movie }) => (movie.ediNumber === ediNumber ? movie : NOT_YET));
  return { movieInfo, loading };
};
