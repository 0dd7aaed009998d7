import { programmeTexts } from "./texts";

/** The kinds that the house itself is told by, as an address has them, in their order. */
export const KINDS_OF_HOUSE: readonly string[] = Object.keys(programmeTexts.kinds);
