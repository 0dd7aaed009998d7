import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CallError } from "../api/call-error";
import type { Ticket } from "../api/ticket";
import { isNewSession } from "../user/user-slice";

/** Specification, section 4. */
export interface TicketsState {
  /** The wallet's tickets until the platform has responded, and when it does not. */
  readonly items: readonly Ticket[];
  readonly loading: boolean;
  readonly error: CallError | null;
  /** Whether the items are the platform's, not only the wallet's. */
  readonly isLoaded: boolean;
}

const initialState: TicketsState = { items: [], loading: false, error: null, isLoaded: false };

const slice = createSlice({
  name: "tickets",
  initialState,
  reducers: {
    /** The wallet was read. */
    restored: (state, { payload }: PayloadAction<readonly Ticket[]>): TicketsState =>
      state.isLoaded ? state : { ...state, items: payload },
    requested: (state): TicketsState => ({ ...state, loading: true, error: null }),
    received: (_state, { payload }: PayloadAction<readonly Ticket[]>): TicketsState => ({
      items: payload,
      loading: false,
      error: null,
      isLoaded: true,
    }),
    failed: (state, { payload }: PayloadAction<CallError>): TicketsState => ({
      ...state,
      loading: false,
      error: payload,
    }),
    /** Some have expired at this moment (epoch milliseconds). */
    expired: (state, { payload: now }: PayloadAction<number>): TicketsState => ({
      ...state,
      items: state.items.filter(({ expirationDate }) => expirationDate > now),
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isNewSession, () => initialState);
  },
});

export const ticketsActions = slice.actions;
export const ticketsReducer = slice.reducer;
