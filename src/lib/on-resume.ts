import { instantNow } from "./clock";

/**
 * Calls `renew` when the page is shown again after a while: another tab was in front, the phone slept, or the browser
 * has restored the page from its memory.
 *
 * @param staleMs - the least time out of sight.
 * @returns what ends it.
 */
export const onResume = (renew: () => void, staleMs: number): (() => void) => {
  let hiddenAt = Number.POSITIVE_INFINITY;
  const changed = (): void => {
    const isStale = instantNow() - hiddenAt >= staleMs;
    hiddenAt = document.hidden ? instantNow() : Number.POSITIVE_INFINITY;
    if (isStale && !document.hidden) renew();
  };
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};
