/**
 * The browser's storage: short texts, each under its own key. Storage may be full, blocked or absent; then a text lasts
 * as long as the page, without an error.
 */
export interface StoredText {
  readonly read: () => string | null;
  /** Null removes it. Notifies all subscribers to the key. */
  readonly write: (value: string | null) => void;
  /** Calls `listener` when the text may have changed, in another tab too; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** The listeners of each key. */
const readers = new Map<string, Set<() => void>>();

const storedText = (storage: () => Storage, key: string): StoredText => {
  const listeners = readers.get(key) ?? new Set();
  readers.set(key, listeners);
  /** The value that storage has refused; null when it has taken it. */
  let refused: string | null = null;
  const store = (value: string | null): boolean =>
    attempt(() => {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
      return true;
    }, false);
  return {
    read: () => refused ?? attempt(() => storage().getItem(key), null),
    write: (value) => {
      refused = store(value) ? null : value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
};

/** A value that is stored until it is removed. */
export const lasting = (key: string): StoredText => storedText(() => window.localStorage, key);

/** A value that is stored for this visit only. */
export const forThisVisit = (key: string): StoredText => storedText(() => window.sessionStorage, key);
