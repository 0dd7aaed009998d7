import { listOf, nearestOf } from "../nearest";
import type { FieldPath, Fix } from "../problem";
import { intendedKeys } from "./intended/keys";
import { type Description, type Document, keysOf, placeAt } from "./place";

/** An unknown field of an object. */

/** Sibling fields whose objects would accept the name: "heading" belongs in "settings". */
const homes = (key: string, path: FieldPath, document: Document): readonly string[] =>
  keysOf(placeAt(document, path)).filter((name) => keysOf(placeAt(document, [...path, name])).includes(key));

/** The object with one of its fields renamed, in the same position. */
const renamed = (value: unknown, from: string, to: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]))
    : value;

export const describeKey = (key: string, path: FieldPath, document: Document): Description => {
  const place = placeAt(document, path);
  const known = keysOf(place);
  const written = typeof place.value === "object" && place.value !== null ? Object.keys(place.value) : [];
  const intended = intendedKeys(key, known);
  const guesses = intended.length > 0 ? intended : nearestOf(key, known);
  const gone: Fix = { path: [...path, key], value: undefined };
  const reported = (cure: string, fix?: Fix): Description => ({
    path: [...path, key],
    message: "er et ukjent felt.",
    cure,
    ...(fix && { fix }),
  });
  const [guess] = guesses;
  if (guess !== undefined) {
    return guesses.every((name) => written.includes(name))
      ? reported(`Fjern det. «${guess}» står her allerede.`, gone)
      : reported(
          `Mente du ${guesses.map((name) => `«${name}»`).join(" eller ")}?`,
          guesses.length === 1 ? { path, value: renamed(place.value, key, guess) } : undefined,
        );
  }
  const [home] = homes(key, path, document);
  if (home !== undefined) return reported(`Flytt det inn i «${home}». Der er «${key}» et kjent felt.`);
  return known.length > 0
    ? reported(
        `Fjern det, eller bruk et av feltene som kan stå her: ${listOf(known.filter((name) => name !== "$schema"))}.`,
        gone,
      )
    : reported("Fjern det. Her kan det ikke stå noen felter.", gone);
};
