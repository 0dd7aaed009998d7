/** Why a reader gets what was kept. */
export type Reason = "offline" | "slow";

interface Answer {
  readonly response: Response;
  /** Null when the answer is the network's own. */
  readonly kept: Reason | null;
}

interface Asking {
  readonly network: Promise<Response>;
  readonly readKept: () => Promise<Response | null>;
  /** Resolves when the reader has waited long enough. */
  readonly patience: Promise<unknown>;
}

const SLOW = Symbol("slow");

/**
 * The network's answer. What was kept comes in its place when the network fails, or when it takes too long; when nothing was
 * kept, the network is waited for.
 * @returns Null when the network has failed and nothing was kept.
 */
export const networkFirst = async ({ network, readKept, patience }: Asking): Promise<Answer | null> => {
  const outcome = network.catch(() => null);
  const first = await Promise.race([outcome, patience.then((): typeof SLOW => SLOW)]);
  if (first !== SLOW && first !== null) return { response: first, kept: null };
  const kept = await readKept();
  if (kept !== null) return { response: kept, kept: first === SLOW ? "slow" : "offline" };
  const late = await outcome;
  return late && { response: late, kept: null };
};

const PATIENCE_MS = 3000;

/** How long a reader waits for the network when something is kept. */
export const patience = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
