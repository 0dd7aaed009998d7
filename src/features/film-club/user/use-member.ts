import { useSyncExternalStore } from "react";
import type { UserProfile } from "../api/user-profile";
import { storedProfile } from "./stored-profile";

const nobody = (): null => null;

/** Who is logged in, here or in another tab. Null in the static page and in the first client render. */
export const useMember = (): UserProfile | null =>
  useSyncExternalStore(storedProfile.subscribe, storedProfile.read, nobody);
