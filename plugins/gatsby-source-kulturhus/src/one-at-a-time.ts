/**
 * Serialises work: calls while it runs share one more run after it. So the last run always starts after the last call,
 * also when an earlier one fails. Rejects with the error of the last run.
 */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running = false;
  let requested = false;
  return async () => {
    requested = true;
    if (running) return;
    running = true;
    let failure: { readonly error: unknown } | null = null;
    while (requested) {
      requested = false;
      failure = await work().then(
        () => null,
        (error: unknown) => ({ error }),
      );
    }
    running = false;
    if (failure !== null) throw failure.error;
  };
};
