/**
 * Serialises work: calls while it runs share one more run after it. So the last run always starts after the last call.
 */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running = false;
  let asked = false;
  return async () => {
    asked = true;
    if (running) return;
    running = true;
    try {
      while (asked) {
        asked = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
};
