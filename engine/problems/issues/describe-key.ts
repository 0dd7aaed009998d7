import { either } from "../../../domain/define/voices";
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
    message: either("er et ukjent felt.", "er et felt skjemaet ikke kjenner."),
    cure,
    ...(fix && { fix }),
  });
  const [guess] = guesses;
  if (guess !== undefined) {
    return guesses.every((name) => written.includes(name))
      ? reported(either(`Fjern det. «${guess}» står her allerede.`, "Fjern det."), gone)
      : reported(
          either(`Mente du ${guesses.map((name) => `«${name}»`).join(" eller ")}?`, "Rett det, eller fjern det."),
          guesses.length === 1 ? { path, value: renamed(place.value, key, guess) } : undefined,
        );
  }
  const [home] = homes(key, path, document);
  if (home !== undefined)
    return reported(either(`Flytt det inn i «${home}». Der er «${key}» et kjent felt.`, "Fjern det."));
  return known.length > 0
    ? reported(
        either(
          `Fjern det, eller bruk et av feltene som kan stå her: ${listOf(known.filter((name) => name !== "$schema"))}.`,
          "Fjern det.",
        ),
        gone,
      )
    : reported(either("Fjern det. Her kan det ikke stå noen felter.", "Fjern det."), gone);
};
