/** A text kept in this browser where storage allows. */
export const storedText = (key: string) => ({
  get: (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // It is asked for again next time.
    }
  },
});

/** The local editor's name. */
export const storedName = storedText("redaksjon navn");
