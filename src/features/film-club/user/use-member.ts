import { useSyncExternalStore } from "react";
import { storedProfile } from "./member";
import type { UserProfile } from "./user-profile";

const nobody = (): null => null;

/** Who is logged in, here or in another tab. Nobody is in the static page and in the first client render. */
export const useMember = (): UserProfile | null =>
  useSyncExternalStore(storedProfile.subscribe, storedProfile.read, nobody);
