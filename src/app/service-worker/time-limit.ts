/** At the limit: "fail" rejects, for a request; "end" resolves, for background work. */
type AtLimit = "fail" | "end";

/** A promise with a time limit in milliseconds. A server that never responds counts as offline. */
export const within = <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No end within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

interface Waiting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Limit {
  readonly ms: number;
  readonly atLimit: AtLimit;
  /** Resolves when the work must end before its limit. */
  readonly ended?: Promise<unknown>;
}

/**
 * Limits `waitUntil` of an event for all listeners, those of gatsby-plugin-offline too. A browser activates a new
 * worker only when the old one has no pending event.
 */
export const limitEvent = (event: Waiting, { ms, atLimit, ended }: Limit): void => {
  const waitUntil = event.waitUntil.bind(event);
  const limited = (work: Promise<unknown>): void => {
    const bounded = within(ended ? Promise.race([work, ended]) : work, ms);
    waitUntil(atLimit === "fail" ? bounded : bounded.catch(() => undefined));
  };
  Object.defineProperty(event, "waitUntil", { value: limited });
};
