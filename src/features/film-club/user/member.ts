import { storedValue } from "../../../lib/stored-value";
import type { UserProfile } from "../api/user-profile";
import { asUserProfile } from "./stored-profile";

/** Specification, section 9. */
export const PROFILE_KEY = "cw-profile";

/** The profile of who is logged in here; it may be asked for without the film club. */
export const storedProfile = storedValue<UserProfile>(PROFILE_KEY, asUserProfile);
