import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { Review } from "../api/review";
import { isNewSession } from "../session/session-actions";

/** Specification, section 4. */
export interface ReviewsState {
  /** The film whose reviews were requested last. */
  readonly ediNumber: string | null;
  readonly items: readonly Review[];
  readonly loading: boolean;
  readonly error: CallError | null;
}

const initialState: ReviewsState = { ediNumber: null, items: [], loading: false, error: null };

const slice = createSlice({
  name: "reviews",
  initialState,
  reducers: {
    requested: (state, { payload }: PayloadAction<string>): ReviewsState => ({
      ediNumber: payload,
      items: state.ediNumber === payload ? state.items : [],
      loading: true,
      error: null,
    }),
    received: (state, { payload }: PayloadAction<readonly Review[]>): ReviewsState => ({
      ...state,
      items: payload,
      loading: false,
    }),
    failed: (state, { payload }: PayloadAction<CallError>): ReviewsState => ({
      ...state,
      loading: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isNewSession, () => initialState);
  },
});

export const reviewsActions = slice.actions;
export const reviewsReducer = slice.reducer;
