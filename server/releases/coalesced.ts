/**
 * Work that any number of calls may request: one run at a time, and one more after it for all the calls that came
 * meanwhile, since their change may have come too late for it.
 */
export const coalesced = (work: () => Promise<void>) => {
  let isWanted = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await work().catch(console.error);
    }
    running = null;
  };
  return {
    /** @returns Whether a run has been started, or follows the one that is running. */
    request: (): "started" | "follows" => {
      isWanted = true;
      if (running !== null) return "follows";
      running = run();
      return "started";
    },
    /** Settles when nothing is left to do. */
    idle: (): Promise<void> => running ?? Promise.resolve(),
  };
};
