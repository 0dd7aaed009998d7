/** What is reported of an error: what went wrong in the site's words, and what the browser or the server said. */
export interface ErrorReport {
  readonly message: string;
  /** Undefined when there is nothing besides the message. */
  readonly error: unknown;
}

type Listener = (report: ErrorReport) => void;

const listeners = new Set<Listener>();

/**
 * Tells of an error that the site lives with: on the console, and to whoever listens. The one way to do it, so that a
 * house can follow how its site fares (`errorCollector` in the site's settings).
 */
export const logError = (message: string, error?: unknown): void => {
  if (error === undefined) console.error(message);
  else console.error(message, error);
  for (const listener of listeners) listener({ message, error });
};

/** Hears of every error from now on; gives back how to stop. */
export const onLoggedError = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
