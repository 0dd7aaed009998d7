/** Why a cached response is used. */
export type Reason = "offline" | "slow" | "server";

interface Answer {
  readonly response: Response;
  /** Null when the response comes from the network. */
  readonly staleReason: Reason | null;
}

interface NetworkFirstOptions {
  readonly network: Promise<Response>;
  readonly readCached: () => Promise<Response | null>;
  /** Resolves after the longest time that a visitor should wait. */
  readonly maximumWait: Promise<unknown>;
}

const SLOW = Symbol("slow");

/** Statuses of proxies, firewalls and captive portals; those from 520 on are Cloudflare's. */
const IN_FRONT: readonly number[] = [403, 408, 429, 511];

/** The server restarts or is overloaded, or what is in front of it does not let the request through. */
const isUnavailable = ({ status, headers }: Response): boolean =>
  (status >= 500 && status <= 504) ||
  (status >= 520 && status <= 530) ||
  IN_FRONT.includes(status) ||
  headers.get("content-length") === "0";

const reasonOf = (first: Response | typeof SLOW | null): Reason => {
  if (first === SLOW) return "slow";
  return first === null ? "offline" : "server";
};

/**
 * The network's response. The cached one is used when the network fails, is too slow, or the server is in trouble; when
 * nothing is cached, the network is waited for, and its response used whatever it is.
 * @returns Null when the network has failed and nothing is cached.
 */
export const networkFirst = async ({
  network,
  readCached,
  maximumWait,
}: NetworkFirstOptions): Promise<Answer | null> => {
  const outcome = network.catch(() => null);
  const first = await Promise.race([outcome, maximumWait.then((): typeof SLOW => SLOW)]);
  if (first !== SLOW && first !== null && !isUnavailable(first)) return { response: first, staleReason: null };
  const cached = await readCached();
  if (cached !== null) return { response: cached, staleReason: reasonOf(first) };
  const late = await outcome;
  return late && { response: late, staleReason: null };
};

/** How long a server may take to begin its response. After that it counts as offline. */
export const RESPONSE_MS = 20_000;

const MAXIMUM_WAIT_MS = 3000;

/** How long a visitor waits for the network when there is a cached response. */
export const maximumWait = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, MAXIMUM_WAIT_MS));
