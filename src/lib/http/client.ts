import { type Attempt, type Bearer, bearerCalls } from "./bearer";
import { fillPath, type PathValues } from "./fill-path";
import { send } from "./send";

/** The auth method of a service. */
type Auth =
  | { readonly method: "none" }
  | { readonly method: "basic"; readonly user: string; readonly password: string }
  | ({ readonly method: "bearer" } & Bearer);

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Returns a function that makes a call with a service's authorisation. Throws for an auth method that it does not
 * support.
 */
const authorised = (auth: Auth): ((attempt: Attempt) => Promise<unknown>) => {
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

/** A row of the endpoint table. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative to the service's base address, with `:name` placeholders: "/sites/:siteId/events". */
  readonly path: string;
}

export interface CallOptions {
  /** The values of the path's placeholders. */
  readonly values?: PathValues;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Resolves to the response's bytes (`Uint8Array`), for files whose encoding is not known. */
  readonly isBinary?: boolean;
}

export interface ClientOptions {
  /** The service's base address: "https://film.example.no/118". */
  readonly baseUrl: string;
  readonly auth?: Auth;
  /** Milliseconds; 0, the default, sets no limit. */
  readonly timeoutMs?: number;
  /** Headers of every call, computed when it is made. They cause a preflight for another origin. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** The limit of every call in a browser: nobody waits longer in front of a screen without being told. */
export const BROWSER_TIMEOUT_MS = 15_000;

export interface HttpClient {
  /**
   * Makes a call and resolves to the response: JSON as its value, other text as text, nothing as "". Rejects with an
   * `HttpError`, or with the abort's own error when the signal was used.
   */
  readonly call: (endpoint: Endpoint, options?: CallOptions) => Promise<unknown>;
}

/** Commas are not encoded: keys of events are comma-joined (specification, section 7). */
const queryString = (query: NonNullable<CallOptions["query"]>): string => {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString().replaceAll("%2C", ",")}`;
};

/** A client for one service: sends credentials, and retries a 401 with bearer auth once with a new token. */
export const createClient = ({
  baseUrl,
  auth = { method: "none" },
  timeoutMs = 0,
  headers: ownHeaders = () => ({}),
}: ClientOptions): HttpClient => {
  const withAuth = authorised(auth);
  return {
    call: async ({ method, path }, { values, query = {}, body, headers, signal, isBinary = false } = {}) => {
      const url = fillPath(baseUrl.replace(/\/+$/, "") + path, values) + queryString(query);
      return withAuth((authorization) =>
        send({
          method,
          url,
          headers: {
            ...headers,
            ...ownHeaders(),
            ...(authorization !== null && { Authorization: authorization }),
          },
          body,
          timeoutMs,
          signal,
          isBinary,
        }),
      );
    },
  };
};
