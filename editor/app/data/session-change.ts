const NAME = "redaksjon innlogging";

/** Announces that the session may have changed or ended. */
export const announceSessionChange = (): void => {
  window.dispatchEvent(new Event(NAME));
};

export const onSessionChange = (act: () => void): (() => void) => {
  window.addEventListener(NAME, act);
  return () => window.removeEventListener(NAME, act);
};
