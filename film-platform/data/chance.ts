import { createHash } from "node:crypto";

/** A pseudo-random number from 0 up to 1, seeded by the given texts. */
export const chance = (...words: readonly (string | number)[]): number =>
  createHash("sha256").update(words.join("\n")).digest().readUInt32BE(0) / 2 ** 32;

/** A whole number from `least` to `most`, both included. */
export const between = (least: number, most: number, ...words: readonly (string | number)[]): number =>
  least + Math.floor(chance(...words) * (most - least + 1));
