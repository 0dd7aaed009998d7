import { asJson, exampleFor } from "./example-value";
import { accepts, type Description, keysOf, type Place } from "./place";
import { typeWords, valueWords, withSubject } from "./words";

/** A value of another kind than the field takes. */

const YES_NO: Readonly<Record<string, boolean>> = {
  ja: true,
  sann: true,
  yes: true,
  nei: false,
  usann: false,
  no: false,
};

/** A text that holds a value of the right kind: "110", "99,50", "120 kr", "true", "ja". */
const inText = (text: string): readonly unknown[] => {
  const trimmed = text.trim();
  const [, number = ""] =
    /^(-?\d+(?:[.,]\d+)?)(?:\s*\p{L}+\.?|,-)?$/u.exec(trimmed.replace(/(?<=\d)\s(?=\d{3})/g, "")) ?? [];
  return [
    ...(trimmed === "true" || trimmed === "false" ? [trimmed === "true"] : []),
    ...(trimmed.toLowerCase() in YES_NO ? [YES_NO[trimmed.toLowerCase()]] : []),
    ...(trimmed === "null" ? [null] : []),
    ...(number === "" ? [] : [Number(number.replace(",", "."))]),
  ];
};

/** A value that was put into the wrong brackets or marks, as it should be; undefined when there is none. */
const rewritten = (place: Place): { readonly json: string; readonly how: string } | undefined => {
  const { value } = place;
  if (typeof value === "string") {
    const found = inText(value).find((inner) => accepts(place, inner));
    if (found !== undefined) return { json: asJson(found), how: "uten anførselstegn" };
  }
  if ((typeof value === "number" || typeof value === "boolean") && accepts(place, String(value))) {
    return { json: asJson(String(value)), how: "med anførselstegn" };
  }
  if (!Array.isArray(value) && accepts(place, [value])) return { json: asJson([value]), how: "med [ ] rundt" };
  return Array.isArray(value) && value.length === 1 && accepts(place, value[0])
    ? { json: asJson(value[0]), how: "uten [ ] rundt" }
    : undefined;
};

/** What is longer than this is not repeated. */
const LONGEST = 80;

const cureFor = (place: Place, expected: string): string => {
  const right = rewritten(place);
  if (right)
    return right.json.length > LONGEST ? `Skriv verdien ${right.how}.` : `Skriv verdien ${right.how}: ${right.json}.`;
  if (place.path.length === 0) return "Sett { først og } sist i filen, slik som i de andre filene i mappen.";
  if (place.value === null && accepts(place, undefined)) return "Skriv en verdi, eller fjern hele feltet.";
  const example = exampleFor(place);
  if (example !== null) return `Skriv ${typeWords(expected)}, for eksempel ${example}.`;
  const keys = keysOf(place);
  return keys.length > 0
    ? `Skriv ${typeWords(expected)} med disse feltene: ${keys.join(", ")}.`
    : `Skriv ${typeWords(expected)}.`;
};

export const describeType = (place: Place, expected: string): Description => ({
  path: place.path,
  message: withSubject(place, `skal være ${typeWords(expected)}, men er ${valueWords(place.value)}.`),
  cure: cureFor(place, expected),
});
