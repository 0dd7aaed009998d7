const NAME = "redaksjon innlogging";

/** Announces that somebody else may be logged in now, or nobody. */
export const announceSessionChange = (): void => {
  window.dispatchEvent(new Event(NAME));
};

export const onSessionChange = (act: () => void): (() => void) => {
  window.addEventListener(NAME, act);
  return () => window.removeEventListener(NAME, act);
};
