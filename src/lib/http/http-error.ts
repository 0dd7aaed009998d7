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
