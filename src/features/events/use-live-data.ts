import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { listedUntil } from "../../../domain/showings/showing";
import { toLocal } from "../../../domain/time/oslo";
import { instantNow } from "../../lib/clock";
import { onResume } from "../../lib/on-resume";
import {
  builtSnapshot,
  type LiveSnapshot,
  liveSnapshot,
  renewedData,
  renewLive,
  show,
  subscribeToLive,
} from "./events-source";
import { type LiveData, showingsIn } from "./showings-in";

/** After this time out of sight, statuses may have changed. */
const STALE_MS = 5 * 60_000;

/**
 * A response may change a hundred rows; deferred, they are rendered in slices, and input in between is handled at once.
 */
const useLive = (): LiveSnapshot =>
  useDeferredValue(useSyncExternalStore(subscribeToLive, liveSnapshot, builtSnapshot));

/** The ids of the showings in some data that have not ended. */
const idsToAsk = (data: LiveData): readonly string[] => {
  const now = toLocal(instantNow());
  return showingsIn(data)
    .filter(({ start, end }) => listedUntil(start, end ?? null) > now)
    .map(({ key }) => key);
};

/**
 * The data of a part of the page with the film platform's current status, times and free seats of its showings. Until
 * it has responded, and when it does not, the data are as built.
 *
 * @param data - must be the same object between renders.
 */
export const useLiveData = <Data extends LiveData>(data: Data): Data => {
  const snapshot = useLive();
  useEffect(() => {
    show(idsToAsk(data));
    return onResume(() => renewLive(idsToAsk(data)), STALE_MS);
  }, [data]);
  return useMemo(() => renewedData(data, snapshot), [data, snapshot]);
};

/** For a screen that stays open for days: requests the showings in its data again at intervals. */
export const useLiveRenewal = (data: LiveData, everyMs: number): void => {
  useEffect(() => {
    const timer = setInterval(() => renewLive(idsToAsk(data)), everyMs);
    return () => clearInterval(timer);
  }, [data, everyMs]);
};
