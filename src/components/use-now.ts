import { useSyncExternalStore } from "react";
import { instantNow } from "../lib/clock";
import type { LocalDate, LocalDateTime } from "../rules/local-time";
import { toLocal } from "../rules/oslo";

const MINUTE_MS = 60_000;

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MS / 2);
  return () => clearInterval(timer);
};

const now = (): LocalDateTime => toLocal(instantNow());

/** The house's clock to the minute. The static page and the first client render stand at the build's day, 00.00. */
export const useNow = (buildDay: LocalDate): LocalDateTime =>
  useSyncExternalStore(subscribe, now, () => `${buildDay}T00:00`);
