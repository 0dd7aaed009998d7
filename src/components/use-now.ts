import { useDeferredValue, useSyncExternalStore } from "react";
import { instantNow } from "../lib/clock";
import type { LocalDate, LocalDateTime } from "../rules/local-time";
import { toLocal } from "../rules/oslo";

const MINUTE_MS = 60_000;

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MS / 2);
  return () => clearInterval(timer);
};

let minute = Number.NaN;
let last: LocalDateTime = "";

/** React asks at every drawing of every part that shows the time; the zone is asked once a minute. */
const now = (): LocalDateTime => {
  const current = Math.floor(instantNow() / MINUTE_MS);
  if (current !== minute) {
    minute = current;
    last = toLocal(current * MINUTE_MS);
  }
  return last;
};

/**
 * The house's clock to the minute. The static page and the first client render stand at the build's day, 00.00; what the
 * hour changes in a long programme after that is drawn in slices.
 */
export const useNow = (buildDay: LocalDate): LocalDateTime =>
  useDeferredValue(useSyncExternalStore(subscribe, now, () => `${buildDay}T00:00`));
