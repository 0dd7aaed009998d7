import { createAction, isAnyOf } from "@reduxjs/toolkit";
import type { UserProfile } from "../api/user-profile";

/** A profile has been stored: by a login on this page or in another tab, or during an earlier visit. */
export const profileStored = createAction<UserProfile>("user/profileStored");

/** The member has logged out on this page; their data in this browser is removed too. */
export const loggedOut = createAction("user/loggedOut");

/** The member has logged out in another tab, which has cleared the storage. */
export const loggedOutElsewhere = createAction("user/loggedOutElsewhere");

export const isLoggedOut = isAnyOf(loggedOut, loggedOutElsewhere);

/** Another member than before, or none: data loaded for the previous one must not be visible any more. */
export const isNewSession = isAnyOf(profileStored, isLoggedOut);
