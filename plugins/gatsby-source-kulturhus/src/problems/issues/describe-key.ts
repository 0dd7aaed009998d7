import { listOf, nearestOf } from "../nearest";
import type { FieldPath } from "../problem";
import { meantKeys } from "./meant/keys";
import { type Description, type Document, keysOf, placeAt } from "./place";

/** A field that its object does not have. */

/** Fields of the same object that hold objects in which the name would be known: "heading" belongs in "settings". */
const homes = (key: string, path: FieldPath, document: Document): readonly string[] =>
  keysOf(placeAt(document, path)).filter((name) => keysOf(placeAt(document, [...path, name])).includes(key));

export const describeKey = (key: string, path: FieldPath, document: Document): Description => {
  const place = placeAt(document, path);
  const known = keysOf(place);
  const written = typeof place.value === "object" && place.value !== null ? Object.keys(place.value) : [];
  const meant = meantKeys(key, known);
  const guesses = meant.length > 0 ? meant : nearestOf(key, known);
  const reported = (cure: string): Description => ({ path: [...path, key], message: "er et ukjent felt.", cure });
  const [guess] = guesses;
  if (guess !== undefined) {
    return guesses.every((name) => written.includes(name))
      ? reported(`Fjern det. «${guess}» står her allerede.`)
      : reported(`Mente du ${guesses.map((name) => `«${name}»`).join(" eller ")}?`);
  }
  const [home] = homes(key, path, document);
  if (home !== undefined) return reported(`Flytt det inn i «${home}». Der er «${key}» et kjent felt.`);
  return known.length > 0
    ? reported(
        `Fjern det, eller bruk et av feltene som kan stå her: ${listOf(known.filter((name) => name !== "$schema"))}.`,
      )
    : reported("Fjern det. Her kan det ikke stå noen felter.");
};
