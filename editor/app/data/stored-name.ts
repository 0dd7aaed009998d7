const KEY = "redaksjon navn";

/** The local editor's name, kept in this browser where storage allows. */
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
      // The name is asked for again next time.
    }
  },
};
