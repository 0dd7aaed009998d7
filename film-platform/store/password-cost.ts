import type { ScryptOptions } from "node:crypto";

/** 16 MB and some 50 ms per derivation. */
export const PASSWORD_COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
