const NAME = "redaksjon innlogging";

/** Tells that who is logged in may be another, or nobody any more. */
export const tellSessionChange = (): void => {
  window.dispatchEvent(new Event(NAME));
};

export const onSessionChange = (act: () => void): (() => void) => {
  window.addEventListener(NAME, act);
  return () => window.removeEventListener(NAME, act);
};
