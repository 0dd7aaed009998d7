declare global {
  /** Set by tests and previews before the page loads: what time it is, in epoch milliseconds. */
  var kulturhusNow: (() => number) | undefined;
}

/** The one place where a page asks what time it is, in epoch milliseconds. A build asks in `build-day.ts`. */
export const instantNow = (): number => (globalThis.kulturhusNow ?? Date.now)();
