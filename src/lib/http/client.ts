import axios, { isAxiosError, isCancel } from "axios";
import { type Auth, authorised } from "./auth";
import { fillPath, type PathValues } from "./fill-path";
import { HttpError } from "./http-error";

/** A row of the endpoint table. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** From the service's base address on, with `:name` placeholders: "/sites/:siteId/events". */
  readonly path: string;
}

export interface CallOptions {
  /** What the path's placeholders stand for. */
  readonly values?: PathValues;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
}

export interface ClientOptions {
  /** Where the service's paths begin: "https://film.example.no/118". */
  readonly baseUrl: string;
  readonly auth?: Auth;
  /** Milliseconds; 0, the default, waits as long as it takes. */
  readonly timeoutMs?: number;
}

/** The platform's cookie that pages read and repeat. */
export const XSRF_COOKIE = "XSRF-TOKEN";

export interface HttpClient {
  /**
   * Makes a call and gives what the server answered: JSON as its value, other text as text, nothing as "". Rejects
   * with an `HttpError`, or with axios's own cancellation when the signal was used.
   */
  readonly call: (endpoint: Endpoint, options?: CallOptions) => Promise<unknown>;
}

/** Axios's own error holds all that was sent, passwords too, and would take it into logs: it is not handed on. */
const toHttpError = (error: unknown): unknown => {
  if (isCancel(error) || !isAxiosError(error)) return error;
  const { message, response, cause } = error;
  if (response) {
    const { status, data: body } = response;
    return new HttpError("status", `Request failed with status code ${status}`, { status, body });
  }
  if (message.startsWith("timeout of ")) return new HttpError("timeout", message);
  // Node has other words for it than browsers, and tells more.
  return new HttpError("network", "Network Error", { cause });
};

/**
 * A client for one service: credentials go along, the cookie XSRF-TOKEN comes back as the header X-XSRF-TOKEN, also to
 * another origin (where the page can read the cookie), and a 401 with bearer auth is tried once more with a new token.
 */
export const createClient = ({ baseUrl, auth = { method: "none" }, timeoutMs = 0 }: ClientOptions): HttpClient => {
  const instance = axios.create({
    timeout: timeoutMs,
    withCredentials: true,
    // Without it, axios sends the header to the page's own origin only.
    withXSRFToken: true,
    xsrfCookieName: XSRF_COOKIE,
    xsrfHeaderName: "X-XSRF-TOKEN",
  });
  const withAuth = authorised(auth);
  return {
    call: async ({ method, path }, { values, query, body, headers, signal } = {}) => {
      const url = fillPath(baseUrl.replace(/\/+$/, "") + path, values);
      return withAuth(async (authorization) => {
        try {
          const answer = await instance.request<unknown>({
            method,
            url,
            params: query,
            data: body,
            headers: { ...headers, ...(authorization !== null && { Authorization: authorization }) },
            ...(signal && { signal }),
          });
          return answer.data;
        } catch (error) {
          throw toHttpError(error);
        }
      });
    },
  };
};
