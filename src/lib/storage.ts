/**
 * The browser's storage: short texts, each on a shelf of its own. Storage may be full, forbidden or absent; then a text
 * lasts as long as the page, and nothing breaks.
 */
export interface Shelf {
  readonly read: () => string | null;
  /** Null removes it. Notifies all subscribers. */
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

const shelf = (storage: () => Storage, key: string): Shelf => {
  const listeners = new Set<() => void>();
  /** What storage would not take. */
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

/** A text that stays until it is taken away. */
export const lasting = (key: string): Shelf => shelf(() => window.localStorage, key);

/** A text that stays for this visit only. */
export const forThisVisit = (key: string): Shelf => shelf(() => window.sessionStorage, key);
