import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { LiveShowing } from "./live-showing";

/** Specification, sections 3 and 4: ids that were requested, items that were received. */
export interface EventsState {
  readonly requested: readonly string[];
  /** The requested ids that are pending. */
  readonly pending: readonly string[];
  readonly items: readonly LiveShowing[];
  /** Whether the latest request failed. */
  readonly failed: boolean;
}

const initialState: EventsState = { requested: [], pending: [], items: [], failed: false };

const without = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  ids.filter((id) => !others.includes(id));

/** The ids to request when a page shows `ids`: none while all of them are pending or loaded. */
export const idsToRequest = ({ requested, pending }: EventsState, ids: readonly string[]): readonly string[] => {
  const isNew = without(ids, requested).length > 0;
  // A new request cancels the pending one, so it includes the ids that the page still needs from it.
  return isNew ? without(ids, without(requested, pending)) : [];
};

/** Fields that a response lacks keep their known values; a cancellation is not undone by it. */
const renewed = (known: readonly LiveShowing[], item: LiveShowing): LiveShowing => {
  const before = known.find(({ id }) => id === item.id);
  return item.status !== null || before === undefined
    ? item
    : { ...before, ...item, status: before.status, seatsLeft: item.seatsLeft ?? before.seatsLeft };
};

const slice = createSlice({
  name: "events",
  initialState,
  reducers: {
    /** A page shows these, and needs them up to date. */
    showingsNeeded: (_state, _action: PayloadAction<readonly string[]>) => {},
    requested: (state, { payload }: PayloadAction<readonly string[]>): EventsState => ({
      ...state,
      requested: [...without(state.requested, state.pending), ...payload],
      pending: payload,
    }),
    received: (state, { payload }: PayloadAction<readonly LiveShowing[]>): EventsState => ({
      ...state,
      pending: [],
      failed: false,
      items: [
        ...state.items.filter(({ id }) => !payload.some((item) => item.id === id)),
        ...payload.map((item) => renewed(state.items, item)),
      ],
    }),
    failed: (state): EventsState => ({
      ...state,
      requested: without(state.requested, state.pending),
      pending: [],
      failed: true,
    }),
    /** Marks loaded items stale; they stay visible until they have been fetched again. */
    invalidated: (state): EventsState => ({ ...state, requested: [...state.pending] }),
  },
});

export const { showingsNeeded, requested, received, failed, invalidated } = slice.actions;
export const eventsReducer = slice.reducer;
