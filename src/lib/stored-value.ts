import { lasting, type Shelf } from "./storage";

/** One value that stays in the browser, and that all tabs of the site share. */
export interface StoredValue<Value> {
  /** The same object until it changes; null when there is none, or nothing that can be used. */
  readonly read: () => Value | null;
  /** Null removes it. Notifies all subscribers of this page. */
  readonly write: (value: Value | null) => void;
  /** Calls back on each change, in other tabs too; returns the unsubscribe function. */
  readonly subscribe: Shelf["subscribe"];
}

const parsed = <Value>(text: string | null, accept: (value: unknown) => Value | null): Value | null => {
  if (text === null) return null;
  try {
    return accept(JSON.parse(text));
  } catch {
    return null; // what others have written, or an older site
  }
};

/**
 * A value kept as JSON under a name. Where the browser refuses to keep it, it lasts as long as the page.
 * @param accept Gives the value that was read when it is sound, else null; it may throw.
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
