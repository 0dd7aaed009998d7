/** Why a reader gets what was kept. */
export type Reason = "offline" | "slow" | "server";

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

/** The server, or what stands before it, cannot answer now: it is restarted, or overloaded. */
const isTrouble = ({ status }: Response): boolean => status >= 500 && status <= 504;

const reasonOf = (first: Response | typeof SLOW | null): Reason => {
  if (first === SLOW) return "slow";
  return first === null ? "offline" : "server";
};

/**
 * The network's answer. What was kept comes in its place when the network fails, when it takes too long, or when the server is in
 * trouble; when nothing was kept, the network is waited for, and its answer is given whatever it is.
 * @returns Null when the network has failed and nothing was kept.
 */
export const networkFirst = async ({ network, readKept, patience }: Asking): Promise<Answer | null> => {
  const outcome = network.catch(() => null);
  const first = await Promise.race([outcome, patience.then((): typeof SLOW => SLOW)]);
  if (first !== SLOW && first !== null && !isTrouble(first)) return { response: first, kept: null };
  const kept = await readKept();
  if (kept !== null) return { response: kept, kept: reasonOf(first) };
  const late = await outcome;
  return late && { response: late, kept: null };
};

/** How long a server may take to begin its answer. After that there is no network. */
export const ANSWER_MS = 20_000;

const PATIENCE_MS = 3000;

/** How long a reader waits for the network when something is kept. */
export const patience = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
