import { HttpError, type HttpErrorKind } from "../../../lib/http/http-error";

/** What a failed call leaves in the state: plain data, from which a screen chooses its words. Never shown as it is. */
export interface CallError {
  readonly kind: HttpErrorKind;
  /** The HTTP status, when the kind is "status". */
  readonly status?: number;
  /** For developers: "Request failed with status code 401". */
  readonly message: string;
  /** What the server answered, when it answered. */
  readonly body?: unknown;
}

/** A serialisable error. Anything that is not an HttpError is reported as an unreadable answer. */
export const toCallError = (error: unknown): CallError => {
  if (!(error instanceof HttpError)) {
    return { kind: "answer", message: error instanceof Error ? error.message : String(error) };
  }
  const { kind, message, status, body } = error;
  return { kind, message, ...(status !== undefined && { status }), ...(body !== undefined && { body }) };
};
