import type { Partner } from "../address";
import type { Film } from "./programme";

/** The platform's own id of a film: different at each partner, and none of the site's ids. */
export const movieIdOf = (partner: Partner, { ediNumbers }: Film): string => `${partner}-${ediNumbers[0]}`;
