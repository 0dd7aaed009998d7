import type { CallError } from "../../api/call-error";
import { signInTexts } from "../sign-in-texts";

/** The request that failed. */
export type MemberRequest = "login" | "account" | "email";

const { failure } = signInTexts;

const byStatus = (requested: MemberRequest, status: number): string => {
  if (status === 429) return failure.tooMany;
  if (requested === "email") return failure.noEmail;
  if (requested === "login" && status === 401) return failure.wrongLogin;
  if (requested === "account" && status === 409) return failure.taken;
  return status === 400 ? failure.refused : failure.broken;
};

/** There was a response, but not the expected one (specification, section 5). */
const BY_ANSWER = { login: failure.noLogin, account: failure.noAccount, email: failure.noEmail };

/**
 * The text for a failure, and what to do. The server's own messages are never shown, and no text reveals whether an
 * e-mail address has an account.
 */
export const failureText = (requested: MemberRequest, { kind, status }: CallError): string => {
  if (kind === "network" || kind === "timeout") return failure.noContact;
  return kind === "status" && status !== undefined ? byStatus(requested, status) : BY_ANSWER[requested];
};
