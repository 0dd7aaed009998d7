import { useEffect, useRef } from "react";
import { instantNow } from "../../lib/clock";
import { reloadWhenReachable } from "../../lib/fresh-page";
import { dateOf, type LocalDateTime, timeOf } from "../../rules/time/local-time";
import { toLocal } from "../../rules/time/oslo";

/** After the nightly build, and while nobody is in the foyer. */
const QUIET_FROM = "04:00";
const QUIET_UNTIL = "05:00";

/**
 * Fetches a new build once a night. While there is no network the page stays as it is, since a screen that shows
 * yesterday's build still knows today's programme, and one that failed to load shows nothing.
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
