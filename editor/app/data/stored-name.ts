const KEY = "redaksjon navn";

/** The name of who edits on this machine, kept in this browser as long as it has storage. */
export const storedName = {
  get: (): string | null => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set: (name: string): void => {
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // It is asked for again the next time.
    }
  },
};
