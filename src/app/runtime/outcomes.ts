const KEPT = 5;

/** True for each request that was answered, with whatever status; false for each that met a network error. Oldest first. */
let outcomes: readonly boolean[] = [];

export const recordOutcome = (answered: boolean): void => {
  outcomes = [...outcomes, answered].slice(-KEPT);
};

/** What was true of the network before it came back says nothing of it now. */
export const forgetOutcomes = (): void => {
  outcomes = [];
};

/** Offline is: the browser says so, or all of the last five outcomes were network errors. */
export const isOnline = (): boolean =>
  navigator.onLine && (outcomes.length < KEPT || outcomes.some((answered) => answered));
