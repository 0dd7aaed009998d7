/**
 * Work that may be asked for at any time and never overlaps itself: who asks while it runs gets one more run after it.
 * So the last thing asked for is the last thing done, however long each run takes.
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
