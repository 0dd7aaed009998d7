/** How a call ended badly: no answer, none in time, a status that is an error, or an answer that cannot be used. */
export type HttpErrorKind = "network" | "timeout" | "status" | "answer";

interface Details {
  /** The HTTP status, when there was one. */
  readonly status?: number;
  /** What the server answered, as it came. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error that calls end with, besides their cancellation. The texts are those of the specification, section 8.
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

/** True when the server answered with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;
