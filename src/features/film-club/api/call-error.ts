import { HttpError, type HttpErrorKind } from "../../../lib/http/send";

/** The serialisable form of a failed call in the state, from which a screen chooses its text. Never shown itself. */
export interface CallError {
  readonly kind: HttpErrorKind;
  /** The HTTP status, when the kind is "status". */
  readonly status?: number;
  /** For developers: "Request failed with status code 401". */
  readonly message: string;
  /** The server's response, if there was one. */
  readonly body?: unknown;
}

/** A serialisable error. Anything that is not an HttpError is reported as an unreadable response. */
export const toCallError = (error: unknown): CallError => {
  if (!(error instanceof HttpError)) {
    return { kind: "answer", message: error instanceof Error ? error.message : String(error) };
  }
  const { kind, message, status, body } = error;
  return { kind, message, ...(status !== undefined && { status }), ...(body !== undefined && { body }) };
};
