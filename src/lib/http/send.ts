/** Why a call failed: no response, a timeout, an error status, or an unreadable response. */
export type HttpErrorKind = "network" | "timeout" | "status" | "answer";

interface Details {
  /** The HTTP status, when there was one. */
  readonly status?: number;
  /** The response body. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The only error that calls reject with, besides their cancellation. The texts are those of the specification, section
 * 8.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(kind: HttpErrorKind, message: string, { status, body, cause }: Details = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** True when the server responded with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; nothing is sent for undefined. */
  readonly body: unknown;
  /** Milliseconds until the whole response must have arrived; 0 sets no limit. */
  readonly timeoutMs: number;
  /** Cancels the request. */
  readonly signal: AbortSignal | undefined;
  /** Whether the response body is wanted as its bytes. */
  readonly isBinary: boolean;
}

/** Users of a response (the store, the log) walk it recursively, and fail some thousand levels down. */
const MAX_DEPTH = 100;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

/** JSON as its value, other text and JSON of excessive depth as text, an empty body as "". */
const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, MAX_DEPTH) ? text : value;
  } catch {
    return text;
  }
};

/**
 * Sends a request with credentials, and resolves to the response body.
 * @throws HttpError with the texts of the specification, section 8; the abort's own error when `signal` was used.
 */
export const send = async ({ method, url, headers, body, timeoutMs, signal, isBinary }: Request): Promise<unknown> => {
  const controller = new AbortController();
  const cancel = (): void => controller.abort();
  let isTimedOut = false;
  const timeOut = (): void => {
    isTimedOut = true;
    cancel();
  };
  const timer = timeoutMs > 0 ? setTimeout(timeOut, timeoutMs) : undefined;
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted) cancel();
  try {
    const response = await fetch(url, {
      method,
      credentials: "include",
      headers: {
        Accept: "application/json, text/plain, */*",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: controller.signal,
    });
    if (isBinary && response.ok) return new Uint8Array(await response.arrayBuffer());
    const answer = parse(await response.text());
    if (response.ok) return answer;
    const { status } = response;
    throw new HttpError("status", `Request failed with status code ${status}`, { status, body: answer });
  } catch (error) {
    if (error instanceof HttpError || signal?.aborted) throw error;
    if (isTimedOut) throw new HttpError("timeout", `timeout of ${timeoutMs}ms exceeded`);
    throw new HttpError("network", "Network Error", { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
};
