import type { Partner } from "../address";
import type { Film } from "./programme";

/** The platform's own id of a film: another one at each partner, and none of the site's. */
export const movieIdOf = (partner: Partner, { ediNumbers }: Film): string => `${partner}-${ediNumbers[0]}`;
