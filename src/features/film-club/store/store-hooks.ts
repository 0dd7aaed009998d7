import { useMemo } from "react";
import { useDispatch, useSelector, useStore } from "react-redux";
import type { Action, Store } from "redux";
import type { FilmClubState } from "./state";

/** The film club's part of the store, in React. */
export const useClub = useSelector.withTypes<FilmClubState>();
export const useClubStore = useStore.withTypes<Store<FilmClubState, Action>>();

/** Bound action creators, stable between renders. */
export const useIntents = <Intents>(make: (dispatch: (action: Action) => void) => Intents): Intents => {
  const dispatch = useDispatch();
  return useMemo(() => make((action) => void dispatch(action)), [dispatch, make]);
};
