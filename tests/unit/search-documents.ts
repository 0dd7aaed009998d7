import type { SearchRecord } from "../../src/features/search/record";
import { searchRecord } from "../../src/features/search/testing/search-record";

/** Documents as on a large site: two thousand pages of Norwegian words, few common and many rare. */

const ROOTS = (
  "film kino sal fest barn kveld natt dag musikk konsert teater dans bok bibliotek skole kultur hus rom scene lys lyd bilde " +
  "reise fjell fjord by bygd tog båt sjø skog vinter sommer høst vår kaffe mat bord stol plass billett pris time uke år venn " +
  "familie gård vei bro elv stein ild vann snø is fugl rev bjørn ulv elg hund katt fisk drøm minne brev sang stemme hånd " +
  "øye hjerte tid klokke dør vindu tak vegg gulv hage blomst tre frø korn brød ost melk suppe ball lag spill kamp seier"
).split(" ");
const COMMON = "og i på er som til med en for det av at de har ikke vi du kan ved fra om".split(" ");
const ENDINGS = ["", "en", "er", "ene", "et"];
const JOINTS = ["", "s", "e"];
const WORDS = 150;

/** A seeded generator of pseudo-random numbers from 0 to 1. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Always the same documents, with some 40,000 distinct words. */
export const documents = (count: number): readonly SearchRecord[] => {
  const next = numbers(20_261);
  const pick = (list: readonly string[], skew = 1): string => list[Math.floor(next() ** skew * list.length)] ?? "";
  const word = (): string => {
    const kind = next();
    if (kind < 0.45) return pick(COMMON, 2);
    const root = pick(ROOTS, 2);
    return kind < 0.88 ? root + pick(ENDINGS) : root + pick(JOINTS) + pick(ROOTS, 1.2) + pick(ENDINGS);
  };
  const words = (length: number): string => Array.from({ length }, word).join(" ");
  return Array.from({ length: count }, (_, number) =>
    searchRecord({
      url: `/dokument-${number}`,
      kind: number % 3 === 0 ? "film" : "article",
      title: `${pick(ROOTS)}${pick(JOINTS)}${pick(ROOTS)} ${words(2)}`,
      names: [words(2), words(2)],
      lead: words(16),
      text: words(WORDS),
    }),
  );
};
