/** What ends at the limit: "fail" for a request, "end" for work that nobody waits for. */
type AtLimit = "fail" | "end";

/** The same, but no longer than so many milliseconds. A server that never answers is one without a network. */
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
  /** Resolves when the work is to end before its limit. */
  readonly ended?: Promise<unknown>;
}

/**
 * Whoever has an event wait for work, gatsby-plugin-offline's listeners too, has it wait no longer than this. A browser
 * puts a new worker into its place only when no event of the old one is waiting.
 */
export const limitEvent = (event: Waiting, { ms, atLimit, ended }: Limit): void => {
  const waitUntil = event.waitUntil.bind(event);
  const limited = (work: Promise<unknown>): void => {
    const bounded = within(ended ? Promise.race([work, ended]) : work, ms);
    waitUntil(atLimit === "fail" ? bounded : bounded.catch(() => undefined));
  };
  Object.defineProperty(event, "waitUntil", { value: limited });
};
