import { either, inVoice } from "../../../domain/define/voices";
import { asJson } from "../../../domain/json/print-json";
import { elementKeys, exampleFor } from "./example-value";
import { intendedAt } from "./intended/intended-at";
import { accepts, type Description, keysOf, type Place } from "./place";
import { typeName, valueText, withSubject } from "./value-text";

/** A value of the wrong type. */

interface Intended {
  readonly json: string;
  readonly how: string;
}

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** The value without wrong brackets or quotation marks; undefined when there are none. */
const rewritten = (place: Place): Intended | undefined => {
  const { value } = place;
  const intended = intendedAt(place);
  if (intended === undefined) return undefined;
  const json = asJson(intended);
  if (Array.isArray(intended)) return { json, how: intended.length === 1 ? "med [ ] rundt" : "som en liste" };
  if (Array.isArray(value)) return { json, how: "uten [ ] rundt" };
  if (typeof value === "string" && isPlain(intended)) return { json, how: "uten anførselstegn" };
  return typeof intended === "string" ? { json, how: "med anførselstegn" } : undefined;
};

/** Longer values are not quoted. */
const MAX_LENGTH = 80;

const cureFor = (place: Place, expected: string): string => {
  const right = rewritten(place);
  if (right)
    return right.json.length > MAX_LENGTH
      ? either(`Skriv verdien ${right.how}.`, "Rett det.")
      : `Skriv ${either(`verdien ${right.how}: `, "")}${right.json}.`;
  if (place.path.length === 0) return "Sett { først og } sist i filen, slik som i de andre filene i mappen.";
  if (place.value === null && accepts(place, undefined))
    return either("Skriv en verdi, eller fjern hele feltet.", "Fyll det ut, eller la det være.");
  const inList = elementKeys(place);
  const intended = intendedAt(place);
  const example = intended === undefined ? exampleFor(place) : asJson(intended);
  if (inList.length > 0 && (example === null || example === "[]")) {
    return either(
      `Skriv ${inVoice(typeName(expected), "file")}, med et objekt i { } for hvert punkt og disse feltene i det: ${inList.join(", ")}.`,
      "Legg til minst én.",
    );
  }
  if (example !== null) return `Skriv ${typeName(expected)}, for eksempel ${example}.`;
  const keys = keysOf(place);
  return keys.length > 0
    ? either(`Skriv ${inVoice(typeName(expected), "file")} med disse feltene: ${keys.join(", ")}.`, "Fyll ut feltene.")
    : `Skriv ${typeName(expected)}.`;
};

export const describeType = (place: Place, expected: string): Description => ({
  path: place.path,
  message: withSubject(place, `skal være ${typeName(expected)}, men er ${valueText(place.value)}.`),
  cure: cureFor(place, expected),
});
