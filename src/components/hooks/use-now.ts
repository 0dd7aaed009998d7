import { useDeferredValue, useSyncExternalStore } from "react";
import type { LocalDate, LocalDateTime } from "../../../domain/time/local-time";
import { toLocal } from "../../../domain/time/oslo";
import { instantNow } from "../../lib/clock";

const MINUTE_MS = 60_000;

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MS / 2);
  return () => clearInterval(timer);
};

let minute = Number.NaN;
let last: LocalDateTime = "";

/** Called on every render of every component that shows the time; the offset is computed once a minute. */
const now = (): LocalDateTime => {
  const current = Math.floor(instantNow() / MINUTE_MS);
  if (current !== minute) {
    minute = current;
    last = toLocal(current * MINUTE_MS);
  }
  return last;
};

/**
 * Oslo time to the minute. The static page and the first client render use the time of the build; later changes in a
 * long programme are rendered in slices.
 *
 * @param built - a block's `asOf`, or the build's day for what changes at midnight only.
 */
export const useNow = (built: LocalDateTime | LocalDate): LocalDateTime =>
  useDeferredValue(useSyncExternalStore(subscribe, now, () => (built.length === 10 ? `${built}T00:00` : built)));
