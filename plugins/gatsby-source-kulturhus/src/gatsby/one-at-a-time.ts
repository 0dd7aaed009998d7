/**
 * Serialises work: calls while it runs share one more run after it. So the last run always starts after the last call.
 */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running = false;
  let requested = false;
  return async () => {
    requested = true;
    if (running) return;
    running = true;
    try {
      while (requested) {
        requested = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
};
