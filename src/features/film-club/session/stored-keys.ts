/** The names under which the film club keeps things in a browser; `cw-profile` is the specification's (section 9). */
export const PROFILE_KEY = "cw-profile";

/** The films that this browser remembers and the platform does not have yet. */
export const LOCAL_LIST_KEY = "kulturhus-min-liste";

/** A member's tickets, to be shown at the door without a network. */
export const WALLET_KEY = "kulturhus-billetter";

/** Which films of the list had no showing. */
export const SCHEDULED_KEY = "kulturhus-satt-opp";

/** That the reader wants the reviews' texts covered. */
export const COVER_REVIEWS_KEY = "kulturhus-dekk-anmeldelser";
