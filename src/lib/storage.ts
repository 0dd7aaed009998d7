/**
 * The browser's storage. It may be full, forbidden or absent; then nothing is remembered, and nothing breaks.
 */
const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

export interface Shelf {
  readonly read: () => string | null;
  /** Null takes it away. */
  readonly write: (value: string | null) => void;
}

const shelf = (storage: () => Storage, key: string): Shelf => ({
  read: () => attempt(() => storage().getItem(key), null),
  write: (value) =>
    attempt(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value)), undefined),
});

/** One text that stays until it is taken away. */
export const lasting = (key: string): Shelf => shelf(() => window.localStorage, key);
