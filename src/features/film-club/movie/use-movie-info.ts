import { useCallback, useEffect } from "react";
import { useClub, useClubStore } from "../store/store-hooks";
import { movieActions } from "./movie-slice";

const NOT_YET = { movieInfo: null, loading: true };

/**
 * Fetches the film platform's data of a film. Only the film that was requested last is stored, so a screen requests
 * one. Null until fetched, and when that fails.
 */
export const useMovieInfo = (ediNumber: string) => {
  const store = useClubStore();
  /** Before the first request, and again when a login or logout has reset the state. */
  const isReset = useClub(({ movie }) => movie.ediNumber === null);
  const request = useCallback(() => void store.dispatch(movieActions.requested(ediNumber)), [store, ediNumber]);
  useEffect(() => {
    const { movie } = store.getState();
    const isThere = movie.ediNumber === ediNumber && (movie.loading || movie.movieInfo);
    if (movie.ediNumber !== null && !isThere) request();
  }, [store, ediNumber, request]);
  useEffect(() => {
    if (isReset && store.getState().movie.ediNumber === null) request();
  }, [store, isReset, request]);
  const { movieInfo, loading } = useClub(({ movie }) => (movie.ediNumber === ediNumber ? movie : NOT_YET));
  return { movieInfo, loading };
};
