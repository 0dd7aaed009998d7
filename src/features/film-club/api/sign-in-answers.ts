import { type Fields, fieldsOf, optionalFieldsOf, optionalTextOf } from "../../../lib/http/read-answer";
import { HttpError } from "../../../lib/http/send";

/** A member who is logged in. */
export interface UserProfile {
  readonly userName: string;
  readonly email: string;
  /** Identifies the member in the watch list's calls. */
  readonly token: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly userName: string;
}

const tokenOf = (fields: Fields, name: string, answer: unknown): string => {
  const token = optionalTextOf(fields, name);
  if (token) return token;
  throw new HttpError("answer", `The answer of ${fields.of} carries no ${name}`, { body: answer });
};

/** UserInfo contains the e-mail (specification, section 3): as the text itself, or as a field of an object. */
const emailOf = (fields: Fields): string | null => {
  const info = fields.get("userInfo");
  if (typeof info === "string") return info;
  const infoFields = optionalFieldsOf(fields, "userInfo");
  return infoFields && optionalTextOf(infoFields, "email");
};

/** Reads the answer of login: it succeeds only with a marsToken (specification, section 5). */
export const readLogin = (answer: unknown, { email }: Credentials): UserProfile => {
  const fields = fieldsOf(answer, "login");
  const token = tokenOf(fields, "marsToken", answer);
  return {
    token,
    email: emailOf(fields) || email,
    userName: optionalTextOf(fields, "userName") ?? email,
  };
};

/** Reads the answer of account creation: it succeeds only with a Token (specification, section 5). */
export const readNewAccount = (answer: unknown, { email, userName }: NewAccount): UserProfile => {
  const fields = fieldsOf(answer, "createUser");
  return {
    token: tokenOf(fields, "token", answer),
    email: optionalTextOf(fields, "contactEmail") ?? email,
    userName: optionalTextOf(fields, "userName") ?? userName,
  };
};
