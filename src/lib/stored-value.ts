import { lasting, type StoredText } from "./storage";

/** One value that is kept in the browser, and that all tabs of the site share. */
export interface StoredValue<Value> {
  /** The same object until it changes; null when there is no valid value. */
  readonly read: () => Value | null;
  /** Null removes it. Notifies all subscribers of this page. */
  readonly write: (value: Value | null) => void;
  /** Calls back on each change, in other tabs too; returns the unsubscribe function. */
  readonly subscribe: StoredText["subscribe"];
}

const parsed = <Value>(text: string | null, accept: (value: unknown) => Value | null): Value | null => {
  if (text === null) return null;
  try {
    return accept(JSON.parse(text));
  } catch {
    return null; // written by other code, or an older version of the site
  }
};

/**
 * A value stored as JSON under a key. Where storage fails, it lasts as long as the page.
 * @param accept Returns the value when it is valid, else null; may throw.
 */
export const storedValue = <Value>(key: string, accept: (value: unknown) => Value | null): StoredValue<Value> => {
  const { read, write, subscribe } = lasting(key);
  let last: { readonly text: string | null; readonly value: Value | null } = { text: null, value: null };
  return {
    read: () => {
      const text = read();
      if (text !== last.text) last = { text, value: parsed(text, accept) };
      return last.value;
    },
    write: (value) => write(value === null ? null : JSON.stringify(value)),
    subscribe,
  };
};
