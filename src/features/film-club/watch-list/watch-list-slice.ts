import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { MovieInfo } from "../api/movie-info";
import { isNewSession } from "../user/user-slice";
import { isSameFilm, type ListedFilm } from "./listed-film";

export interface FailedAddition {
  readonly film: ListedFilm;
  readonly error: CallError;
}

/** A film to add, with the platform's data of it. */
export interface IdentifiedFilm {
  readonly film: ListedFilm;
  readonly movie: MovieInfo;
}

/** Specification, section 4. */
export interface WatchListState {
  /** The films whose addition is pending. */
  readonly requested: readonly ListedFilm[];
  readonly items: readonly MovieInfo[];
  readonly loading: boolean;
  readonly error: CallError | null;
  /** The additions that failed, until they are tried again. */
  readonly failed: readonly FailedAddition[];
  /** Films that were added while the list was loading, which the pending response may not have. */
  readonly addedMeanwhile: readonly MovieInfo[];
}

const initialState: WatchListState = {
  requested: [],
  items: [],
  loading: false,
  error: null,
  failed: [],
  addedMeanwhile: [],
};

const withMovie = (movies: readonly MovieInfo[], movie: MovieInfo): readonly MovieInfo[] =>
  movies.some(({ movieId }) => movieId === movie.movieId) ? movies : [...movies, movie];

const others = (ediNumber: string) => (film: ListedFilm) => film.ediNumber !== ediNumber;

const slice = createSlice({
  name: "watchList",
  initialState,
  reducers: {
    requested: (state): WatchListState => ({ ...state, loading: true, error: null, addedMeanwhile: [] }),
    received: (state, { payload }: PayloadAction<readonly MovieInfo[]>): WatchListState => ({
      ...state,
      items: state.addedMeanwhile.reduce(withMovie, payload),
      loading: false,
      addedMeanwhile: [],
    }),
    failed: (state, { payload }: PayloadAction<CallError>): WatchListState => ({
      ...state,
      loading: false,
      error: payload,
      addedMeanwhile: [],
    }),
    /** Requests the addition of a film. The epic decides whether to send it. */
    idRequested: (_state, _action: PayloadAction<ListedFilm>) => {},
    additionRequested: (state, { payload: film }: PayloadAction<ListedFilm>): WatchListState => ({
      ...state,
      requested: [...state.requested, film],
      failed: state.failed.filter((one) => others(film.ediNumber)(one.film)),
    }),
    /** The platform has returned the film's id. */
    identified: (_state, _action: PayloadAction<IdentifiedFilm>) => {},
    movieAdded: (state, { payload: { film, movie } }: PayloadAction<IdentifiedFilm>): WatchListState => ({
      ...state,
      items: withMovie(state.items, movie),
      requested: state.requested.filter(others(film.ediNumber)),
      failed: state.failed.filter((one) => others(film.ediNumber)(one.film) && !isSameFilm(one.film, movie)),
      addedMeanwhile: state.loading ? withMovie(state.addedMeanwhile, movie) : [],
    }),
    additionFailed: (state, { payload }: PayloadAction<FailedAddition>): WatchListState => ({
      ...state,
      requested: state.requested.filter(others(payload.film.ediNumber)),
      failed: [...state.failed.filter((one) => others(payload.film.ediNumber)(one.film)), payload],
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isNewSession, () => initialState);
  },
});

export const watchListActions = slice.actions;
export const watchListReducer = slice.reducer;

/** Whether a film is on the platform's list. */
export const isListed = ({ items }: WatchListState, film: Pick<ListedFilm, "ediNumber" | "movieId">): boolean =>
  items.some((movie) => isSameFilm(film, movie));

/** Whether the addition of a film is pending. */
export const isPending = ({ requested }: WatchListState, { ediNumber }: Pick<ListedFilm, "ediNumber">): boolean =>
  requested.some((film) => film.ediNumber === ediNumber);
