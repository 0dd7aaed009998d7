import { type Auth, authorised } from "./auth";
import { send } from "./send";

type PathValues = Readonly<Record<string, string | number>>;

/** Scheme, host and port; the rest up to a query or fragment; the query and fragment. */
const PARTS = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)$/is;

/** Encoding does not change dots, and browsers resolve these two segments. */
const DOT_SEGMENTS: readonly string[] = [".", ".."];

/**
 * Puts values into the `:name` placeholders of a path, each encoded as one segment: "/sites/:siteId/events" and
 * `{siteId: 7}` give "/sites/7/events". Host and port ("https://host:8080") and the query are not changed. Throws an
 * error that names the placeholder when its value is missing, is empty or would lead to another folder.
 */
const fillPath = (path: string, values: PathValues = {}): string => {
  const [, origin = "", folders = "", rest = ""] = PARTS.exec(path) ?? [];
  const filled = folders.replace(/:([A-Za-z_]\w*)/g, (_placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : "";
    if (value === "") throw new Error(`The path ${path} needs a value for :${name}`);
    if (DOT_SEGMENTS.includes(value)) throw new Error(`The path ${path} cannot have "${value}" for :${name}`);
    return encodeURIComponent(value);
  });
  return origin + filled + rest;
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
