interface IdleDelay {
  /** The latest, in milliseconds. */
  readonly within: number;
  /** Safari has no idle callback: there, after so many milliseconds. */
  readonly orAfter: number;
}

/** Runs work when the browser is idle. */
export const whenIdle = (work: () => void, { within, orAfter }: IdleDelay): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: within });
  else setTimeout(work, orAfter);
};
