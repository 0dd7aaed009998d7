/** A reported error: the site's message, and the error of the browser or server. */
export interface ErrorReport {
  readonly message: string;
  /** Undefined when there is only the message. */
  readonly error: unknown;
}

type Listener = (report: ErrorReport) => void;

const listeners = new Set<Listener>();

/**
 * Logs an error that the site recovers from: to the console and to listeners. The only way to do it, so that a
 * site's errors can be collected (`errorCollector` in the site's settings).
 */
export const logError = (message: string, error?: unknown): void => {
  if (error === undefined) console.error(message);
  else console.error(message, error);
  for (const listener of listeners) listener({ message, error });
};

/** Calls `listener` for each error from now on; returns the unsubscribe function. */
export const onLoggedError = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
