/**
 * What the site remembers for this visit only: short texts in sessionStorage. Where the browser refuses storage, they
 * last as long as the page.
 */
const listeners = new Set<() => void>();
const onPage = new Map<string, string>();

const storage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** The text remembered under a name, or null. */
export const recall = (name: string): string | null => storage()?.getItem(name) ?? onPage.get(name) ?? null;

/** Remembers a text until the visit ends; null forgets it. Everybody who listens is told. */
export const remember = (name: string, text: string | null): void => {
  if (text === null) onPage.delete(name);
  else onPage.set(name, text);
  try {
    if (text === null) storage()?.removeItem(name);
    else storage()?.setItem(name, text);
  } catch {
    // Storage that is full or forbidden: the page remembers.
  }
  for (const listener of listeners) listener();
};

/** Calls `listener` when something is remembered or forgotten; gives back how to stop. */
export const onRemembered = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
