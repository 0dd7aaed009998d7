interface Patience {
  /** The latest, in milliseconds. */
  readonly within: number;
  /** Safari has no idle callback: there, after so many milliseconds. */
  readonly orAfter: number;
}

/** Does something when the browser has nothing better to do. */
export const whenIdle = (work: () => void, { within, orAfter }: Patience): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: within });
  else setTimeout(work, orAfter);
};
