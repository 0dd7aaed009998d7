import { useSyncExternalStore } from "react";
import { storedValue } from "../../../lib/stored-value";
import type { UserProfile } from "../api/sign-in-answers";
import { PROFILE_KEY } from "./stored-keys";

/** The stored profile, or null when it is not valid. Written by hand, because it runs on every page. */
export const asUserProfile = (value: unknown): UserProfile | null => {
  if (typeof value !== "object" || value === null) return null;
  if (!("userName" in value && "email" in value && "token" in value)) return null;
  const { userName, email, token } = value;
  if (typeof userName !== "string" || typeof email !== "string" || typeof token !== "string") return null;
  return token === "" ? null : { userName, email, token };
};

/** The profile of the member who is logged in; readable without loading the film club. */
export const storedProfile = storedValue<UserProfile>(PROFILE_KEY, asUserProfile);

const nobody = (): null => null;

/** Who is logged in, here or in another tab. Null in the static page and in the first client render. */
export const useMember = (): UserProfile | null =>
  useSyncExternalStore(storedProfile.subscribe, storedProfile.read, nobody);
