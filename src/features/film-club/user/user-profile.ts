/** A member who is logged in. */
export interface UserProfile {
  readonly userName: string;
  readonly email: string;
  /** What tells the platform who asks, for the watch list. */
  readonly token: string;
}

/** What is kept of a member, when it is sound. Written by hand: it runs on every page. */
export const asUserProfile = (value: unknown): UserProfile | null => {
  if (typeof value !== "object" || value === null) return null;
  if (!("userName" in value && "email" in value && "token" in value)) return null;
  const { userName, email, token } = value;
  if (typeof userName !== "string" || typeof email !== "string" || typeof token !== "string") return null;
  return token === "" ? null : { userName, email, token };
};
