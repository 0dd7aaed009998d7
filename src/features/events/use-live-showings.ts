import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { builtSnapshot, type LiveSnapshot, liveSnapshot, renewLive, show, subscribeToLive } from "./events-source";
import { type WithSeats, withLive } from "./with-live";

interface Built {
  readonly key: string;
  readonly status: string;
  readonly ticketUrl?: string | null;
}

/**
 * A response may change a hundred rows; deferred, they are rendered in slices, and input in between is handled at once.
 */
const useLive = (): LiveSnapshot =>
  useDeferredValue(useSyncExternalStore(subscribeToLive, liveSnapshot, builtSnapshot));

/**
 * The showings of a part of the page, with the film platform's current status and free seats. Until it has responded,
 * and when it does not, they are as built.
 */
export const useLiveShowings = <Showing extends Built>(showings: readonly Showing[]): readonly WithSeats<Showing>[] => {
  const { showings: live } = useLive();
  const ids = showings.map(({ key }) => key).join(",");
  useEffect(() => show(ids === "" ? [] : ids.split(",")), [ids]);
  return showings.map((showing) => withLive(showing, live.get(showing.key)));
};

/** The same for a screen that stays open for days: it requests again at intervals. */
export const useStandingLiveShowings = <Showing extends Built>(
  showings: readonly Showing[],
  everyMs: number,
): readonly WithSeats<Showing>[] => {
  const ids = showings.map(({ key }) => key).join(",");
  useEffect(() => {
    const timer = setInterval(() => renewLive(ids === "" ? [] : ids.split(",")), everyMs);
    return () => clearInterval(timer);
  }, [ids, everyMs]);
  return useLiveShowings(showings);
};
