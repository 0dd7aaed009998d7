import { storedValue } from "../../../lib/stored-value";
import { PROFILE_KEY } from "../stored-keys";
import { asUserProfile, type UserProfile } from "./user-profile";

/** The profile of who is logged in here; it may be asked for without the film club. */
export const storedProfile = storedValue<UserProfile>(PROFILE_KEY, asUserProfile);
