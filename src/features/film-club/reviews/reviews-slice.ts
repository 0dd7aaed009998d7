import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { Review, ReviewPage } from "../api/review";
import { isNewSession } from "../user/user-slice";

/** Specification, section 4. */
export interface ReviewsState {
  /** The film whose reviews were requested last. */
  readonly ediNumber: string | null;
  readonly items: readonly Review[];
  /** How many the platform has sent, including those that could not be read: where the next page begins. */
  readonly sent: number;
  /** How many were requested; pages are fetched until as many have been sent. */
  readonly wanted: number;
  /** Whether the platform may have more. */
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly error: CallError | null;
}

export const NO_REVIEWS: ReviewsState = {
  ediNumber: null,
  items: [],
  sent: 0,
  wanted: 1,
  hasMore: false,
  loading: false,
  error: null,
};

/** The stored reviews followed by a page's; a review that moved to the next page between two requests occurs once. */
const withPage = (items: readonly Review[], page: ReviewPage): readonly Review[] => {
  if (page.skip === 0) return page.items;
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...page.items.filter(({ id }) => !known.has(id))];
};

const slice = createSlice({
  name: "reviews",
  initialState: NO_REVIEWS,
  reducers: {
    /** The first page of a film's reviews. */
    requested: (state, { payload }: PayloadAction<string>): ReviewsState => ({
      ...NO_REVIEWS,
      ediNumber: payload,
      items: state.ediNumber === payload ? state.items : [],
      loading: true,
    }),
    /** The next pages, until this many reviews have been sent. */
    moreRequested: (state, { payload }: PayloadAction<number>): ReviewsState => ({
      ...state,
      wanted: payload,
      loading: true,
      error: null,
    }),
    received: (state, { payload }: PayloadAction<ReviewPage>): ReviewsState => {
      const items = withPage(state.items, payload);
      const sent = payload.skip + payload.sent;
      // A page without new reviews is the last, in case the platform ignores `skip`.
      const isRepeated = payload.skip > 0 && payload.items.length > 0 && items.length === state.items.length;
      const hasMore = !(payload.isLast || isRepeated);
      return { ...state, items, sent, hasMore, loading: hasMore && sent < state.wanted };
    },
    failed: (state, { payload }: PayloadAction<CallError>): ReviewsState => ({
      ...state,
      loading: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isNewSession, () => NO_REVIEWS);
  },
});

export const reviewsActions = slice.actions;
export const reviewsReducer = slice.reducer;
