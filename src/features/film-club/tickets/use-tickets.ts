import { useCallback, useEffect } from "react";
import { useClub, useClubStore } from "../store/store-hooks";
import { ticketsActions } from "./tickets-slice";

/**
 * Fetches a member's valid tickets: at first, and without a network, those of the wallet (`isLoaded` is false then).
 */
export const useTickets = () => {
  const store = useClubStore();
  const member = useClub(({ user }) => user.userProfile);
  const reload = useCallback(() => void store.dispatch(ticketsActions.requested()), [store]);
  useEffect(() => {
    if (member !== null && !store.getState().tickets.loading) reload();
  }, [store, member, reload]);
  const { items, loading, error, isLoaded } = useClub(({ tickets }) => tickets);
  return { items, loading, error, isLoaded, reload };
};
