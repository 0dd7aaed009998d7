import { distance } from "fastest-levenshtein";
import type { FieldPath, Fix } from "./problem";

/** Numbers in names are significant: "nattoget-20261" is not a typo for "nattoget-20262". */
const numbersIn = (name: string): string => (name.match(/\d+/g) ?? []).join(" ");

const isSwapped = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
};

/** The edit distance of two names; a transposition counts as one. */
const slips = (a: string, b: string): number => (isSwapped(a, b) ? 1 : distance(a, b));

/** The maximum edit distance, by the length of the name. */
const maximumDistance = (name: string): number => {
  if (name.length < 3) return 0;
  if (name.length < 5) return 1;
  return name.length < 10 ? 2 : 3;
};

/** The known names nearest to an unknown one: several at equal distance. */
export const nearestOf = (name: string, known: readonly string[]): readonly string[] => {
  const written = name.trim().toLowerCase();
  const near = [...new Set(known)]
    .filter((candidate) => numbersIn(candidate) === numbersIn(name))
    .map((candidate) => ({ candidate, count: slips(written, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, count }) => count <= maximumDistance(candidate.length > written.length ? candidate : written),
    );
  const least = Math.min(...near.map(({ count }) => count));
  return near.filter(({ count }) => count === least).map(({ candidate }) => candidate);
};

/** The known name nearest to an unknown one, or null when none is close. */
export const nearest = (name: string, known: readonly string[]): string | null => nearestOf(name, known)[0] ?? null;

/** How many names are listed before the rest are counted. */
const LISTED = 25;

/** "a, b, c og 12 til" */
export const listOf = (names: readonly string[]): string =>
  names.length <= LISTED ? names.join(", ") : `${names.slice(0, LISTED).join(", ")} og ${names.length - LISTED} til`;

/** The fix when exactly one known name is near, as the value of the field at `path`. */
export const nearestFix = (path: FieldPath, name: string, known: readonly string[]): { readonly fix?: Fix } => {
  const [guess, ...others] = nearestOf(name, known);
  return guess === undefined || others.length > 0 ? {} : { fix: { path, value: guess } };
};

const NOTHING_KNOWN = "Ingenting slikt finnes ennå. Lag det først, eller fjern henvisningen.";

/** "Mente du «ageLimit»?", or a list of the known names. `none` is used when the list is empty. */
export const suggestion = (name: string, known: readonly string[], none = NOTHING_KNOWN): string => {
  if (known.length === 0) return none;
  const guesses = nearestOf(name, known).slice(0, 3);
  return guesses.length > 0
    ? `Mente du ${guesses.map((guess) => `«${guess}»`).join(" eller ")}?`
    : `Dette finnes: ${listOf(known)}.`;
};
