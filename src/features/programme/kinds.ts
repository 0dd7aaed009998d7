import { programmeTexts } from "./texts";

/** The venue's own kinds, as they are in addresses, in order. */
export const KINDS_OF_HOUSE: readonly string[] = Object.keys(programmeTexts.kinds);
