const KEPT = 5;

/** True for each request with a response, of any status; false for a network error. Oldest first. */
let outcomes: readonly boolean[] = [];

export const recordOutcome = (answered: boolean): void => {
  outcomes = [...outcomes, answered].slice(-KEPT);
};

/** Outcomes from before the network returned are outdated. */
export const clearOutcomes = (): void => {
  outcomes = [];
};

/** Offline: the browser reports it, or all of the last five outcomes were network errors. */
export const isOnline = (): boolean =>
  navigator.onLine && (outcomes.length < KEPT || outcomes.some((answered) => answered));
