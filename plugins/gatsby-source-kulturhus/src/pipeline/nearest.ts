import { closest, distance } from "fastest-levenshtein";

/** The known name that an unknown one most resembles, or null when none is near. */
export const nearest = (name: string, known: readonly string[]): string | null => {
  if (known.length === 0) return null;
  const lower = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  const found = closest(name.toLowerCase(), [...lower.keys()]);
  return distance(name.toLowerCase(), found) <= Math.max(2, Math.floor(name.length / 3))
    ? (lower.get(found) ?? null)
    : null;
};

/** "Mente du «ageLimit»?" or a list of what is known. */
export const suggestion = (name: string, known: readonly string[]): string => {
  const guess = nearest(name, known);
  if (guess !== null) return `Mente du «${guess}»?`;
  return known.length > 0 ? `Dette finnes: ${known.join(", ")}.` : "Fjern det.";
};
