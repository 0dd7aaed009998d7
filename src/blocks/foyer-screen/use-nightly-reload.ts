import { useEffect, useRef } from "react";
import { dateOf, type LocalDateTime, timeOf } from "../../../domain/time/local-time";
import { toLocal } from "../../../domain/time/oslo";
import { instantNow } from "../../lib/clock";
import { reloadWhenReachable } from "../../lib/fresh-page";

/** After the nightly build, when the foyer is empty. */
const QUIET_FROM = "04:00";
const QUIET_UNTIL = "05:00";

/**
 * Loads a new build once a night. Without a network the page stays: yesterday's build still has today's programme, and
 * a page that failed to load would be empty.
 */
export const useNightlyReload = (now: LocalDateTime): void => {
  const opened = useRef<LocalDateTime | null>(null);
  useEffect(() => {
    opened.current ??= toLocal(instantNow());
    const isQuiet = timeOf(now) >= QUIET_FROM && timeOf(now) < QUIET_UNTIL;
    const isOld = opened.current < `${dateOf(now)}T${QUIET_FROM}`;
    if (isQuiet && isOld) void reloadWhenReachable();
  }, [now]);
};
