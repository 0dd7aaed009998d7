/** Safari has no idle callback; a moment after loading is idle enough. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 1);
};
