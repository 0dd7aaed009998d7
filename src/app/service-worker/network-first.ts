/** Why a cached response is used. */
export type Reason = "offline" | "slow" | "server";

interface Answer {
  readonly response: Response;
  /** Null when the response comes from the network. */
  readonly kept: Reason | null;
}

interface Asking {
  readonly network: Promise<Response>;
  readonly readKept: () => Promise<Response | null>;
  /** Resolves after the longest time that a visitor should wait. */
  readonly patience: Promise<unknown>;
}

const SLOW = Symbol("slow");

/** The server, or a proxy before it, cannot respond now: it restarts, or is overloaded. */
const isTrouble = ({ status }: Response): boolean => status >= 500 && status <= 504;

const reasonOf = (first: Response | typeof SLOW | null): Reason => {
  if (first === SLOW) return "slow";
  return first === null ? "offline" : "server";
};

/**
 * The network's response. The cached one is used when the network fails, is too slow, or the server is in trouble; when
 * nothing is cached, the network is waited for, and its response used whatever it is.
 * @returns Null when the network has failed and nothing is cached.
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
