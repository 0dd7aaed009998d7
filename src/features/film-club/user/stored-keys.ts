/** The film club's keys in the browser's storage; `cw-profile` is the specification's (section 9). */
export const PROFILE_KEY = "cw-profile";

/** Films that are stored in this browser and not yet on the platform. */
export const LOCAL_LIST_KEY = "kulturhus-min-liste";

/** A member's tickets, to be shown at the door without a network. */
export const WALLET_KEY = "kulturhus-billetter";

/** Which films of the list had no showing. */
export const SCHEDULED_KEY = "kulturhus-satt-opp";

/** Whether the texts of reviews are covered. */
export const COVER_REVIEWS_KEY = "kulturhus-dekk-anmeldelser";
