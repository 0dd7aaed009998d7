import { hasStatus } from "./send";

/** One attempt of a call, with its Authorization header. */
type Attempt = (authorization: string | null) => Promise<unknown>;

interface Bearer {
  /** An initial token. */
  readonly token?: string;
  /** Fetches a token from the auth service. Must not use the calls that the token is for. */
  readonly fetchToken: () => Promise<string>;
}

interface Round {
  readonly token: Promise<string>;
  hasFailed: boolean;
}

/**
 * Calls with a bearer token. After a 401 the token is renewed and the call retried, at most once. All calls with the
 * refused token share one renewal; when it fails, they reject with its error, and the next call renews again.
 */
const bearerCalls = ({ token, fetchToken }: Bearer): ((attempt: Attempt) => Promise<unknown>) => {
  let current: Round | undefined =
    token === undefined ? undefined : { token: Promise.resolve(token), hasFailed: false };

  const begin = (): Round => {
    const round: Round = { token: Promise.resolve().then(fetchToken), hasFailed: false };
    round.token.catch(() => {
      round.hasFailed = true;
    });
    return round;
  };

  return async (attempt) => {
    if (current === undefined || current.hasFailed) current = begin();
    const mine = current;
    try {
      return await attempt(`Bearer ${await mine.token}`);
    } catch (error) {
      if (mine.hasFailed || !hasStatus(error, 401)) throw error;
      // While this call was pending, another one may have started or finished renewing the token.
      if (current === mine) current = begin();
      return attempt(`Bearer ${await current.token}`);
    }
  };
};

/** The auth method of a service. */
export type Auth =
  | { readonly method: "none" }
  | { readonly method: "basic"; readonly user: string; readonly password: string }
  | ({ readonly method: "bearer" } & Bearer);

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Returns a function that makes a call with a service's authorisation. Throws for an auth method that it does not
 * support.
 */
export const authorised = (auth: Auth): ((attempt: Attempt) => Promise<unknown>) => {
  switch (auth.method) {
    case "none":
      return (attempt) => attempt(null);
    case "basic": {
      const header = `Basic ${base64(`${auth.user}:${auth.password}`)}`;
      return (attempt) => attempt(header);
    }
    case "bearer":
      return bearerCalls(auth);
    default: {
      // Settings may come from untyped sources.
      const unsupported: never = auth;
      throw new Error(`Unsupported auth method: ${String(Reflect.get(unsupported, "method"))}`);
    }
  }
};
