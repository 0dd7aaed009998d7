declare global {
  /** Set by tests and previews before the page loads: the current time in epoch milliseconds. */
  var kulturhusNow: (() => number) | undefined;
}

/** The only place where a page reads the clock, in epoch milliseconds. A build reads it in `build-day.ts`. */
export const instantNow = (): number => (globalThis.kulturhusNow ?? Date.now)();
