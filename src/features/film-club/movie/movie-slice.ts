import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { MovieInfo } from "../api/movie-info";
import { isNewSession } from "../user/user-slice";

/** Specification, section 4. A failure is logged only (section 8), but ends the loading. */
export interface MovieState {
  /** The film that was requested last. */
  readonly ediNumber: string | null;
  readonly movieInfo: MovieInfo | null;
  readonly loading: boolean;
}

const initialState: MovieState = { ediNumber: null, movieInfo: null, loading: false };

const slice = createSlice({
  name: "movie",
  initialState,
  reducers: {
    requested: (state, { payload }: PayloadAction<string>): MovieState => ({
      ediNumber: payload,
      movieInfo: state.ediNumber === payload ? state.movieInfo : null,
      loading: true,
    }),
    received: (state, { payload }: PayloadAction<MovieInfo>): MovieState => ({
      ...state,
      movieInfo: payload,
      loading: false,
    }),
    failed: (state): MovieState => ({ ...state, loading: false }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isNewSession, () => initialState);
  },
});

export const movieActions = slice.actions;
export const movieReducer = slice.reducer;
