import type { z } from "zod";
import { either, inVoice, inVoices } from "../../../domain/define/voices";
import { asJson } from "../../../domain/json/print-json";
import type { FieldPath, Fix } from "../problem";
import { describeBound } from "./describe-bound";
import { describeChoice } from "./describe-choice";
import { describeKey } from "./describe-key";
import { describeMissing } from "./describe-missing";
import { describeType } from "./describe-type";
import { exampleFor } from "./example-value";
import { intendedAt } from "./intended/intended-at";
import { accepts, type Description, type Document, type Place, placeAt, purposeOf } from "./place";
import { valueText, withSubject } from "./value-text";

/** Whether the place is a field, and so may be removed; removing a list item would move the others. */
const isField = ({ path }: Place): boolean => typeof path.at(-1) === "string";

const isEmpty = (value: unknown): boolean => value === null || (typeof value === "string" && value.trim() === "");

/** The intended value, or removal where an empty field may be absent. */
export const fixAt = (place: Place): Fix | undefined => {
  const { path, value } = place;
  if (path.length === 0 || value === undefined || place.fields.length === 0) return undefined;
  const intended = intendedAt(place);
  // Another number is a guess: "120.505 kr" may be 120 or 120.50.
  if (typeof value === "number" && typeof intended === "number") return undefined;
  if (intended !== undefined) return { path, value: intended };
  return isEmpty(value) && isField(place) && accepts(place, undefined) ? { path, value: undefined } : undefined;
};

/** An empty text, where absence is written differently. */

const WRITE_IT = "Skriv det som skal stå her.";

/** What a field is for, as what to do: "Overskriften." → "Skriv overskriften." */
const asOrder = (purpose: string): string => {
  const [first = ""] = purpose.split(" ");
  if (["Skriv", "Velg", "Legg", "Trykk"].includes(first)) return purpose;
  const isName = /\p{Lu}.*\p{Lu}/u.test(first);
  return `Skriv ${isName ? purpose : purpose.charAt(0).toLowerCase() + purpose.slice(1)}`;
};

/** What is allowed instead: null, no field, or neither. */
const cureFor = (place: Place): string => {
  if (accepts(place, null))
    return either(
      "Skriv null, uten anførselstegn, når det ikke er noe å skrive her.",
      "La det stå tomt når det ikke er noe å skrive.",
    );
  if (accepts(place, undefined))
    return either(
      "Fjern hele feltet når det ikke er noe å skrive her.",
      "La det stå tomt når det ikke er noe å skrive.",
    );
  return either(WRITE_IT, asOrder(inVoice(purposeOf(place) ?? WRITE_IT, "form")));
};

/** Null when the text is not empty, or may be. */
const describeNothing = (place: Place): Description | null => {
  const { path, value } = place;
  if (typeof value !== "string" || path.length === 0 || accepts(place, value)) return null;
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(value))
    return { path, message: either("er tom.", "er ikke fylt ut."), cure: cureFor(place) };
  return value === "null" || value === "undefined"
    ? { path, message: `er ${either("teksten ", "")}"${value}".`, cure: cureFor(place) }
    : null;
};

const fieldPath = (path: readonly PropertyKey[]): FieldPath =>
  path.filter((key): key is string | number => typeof key !== "symbol");

const ARROW = " → ";

/** Our own messages read "what is wrong → what to do"; those without an arrow are Zod's, in English, and not shown. */
const ownMessage = (path: FieldPath, text: string): Description | null => {
  const [message = "", ...cures] = text.split(ARROW);
  return cures.length === 0 ? null : { path, message, cure: cures.join(ARROW) };
};

/** The fallback: the field's types. */
const describeForm = (place: Place): Description => {
  const purpose = purposeOf(place);
  const write = `Skriv for eksempel ${exampleFor(place) ?? '"…"'}.`;
  return {
    path: place.path,
    message: withSubject(place, `kan ikke være ${valueText(place.value)}.`),
    cure: purpose === null ? write : `${either(`${write} `, "")}${purpose}`,
  };
};

/** Of alternatives without a discriminator, those whose issues are deeper match the value's form. */
const describeAlternatives = (issue: z.core.$ZodIssueInvalidUnion, place: Place, document: Document) => {
  const deeper = issue.errors.filter((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  const [chosen] = deeper;
  return chosen === undefined
    ? [describeForm(place)]
    : chosen.flatMap((inner) => describeAt(inner, [...place.path, ...fieldPath(inner.path)], document));
};

/** The field's own message, with the intended value when it can be derived. */
const withIntended = (description: Description, place: Place): Description => {
  const intended = typeof place.value === "string" ? intendedAt(place) : undefined;
  return intended === undefined ? description : { ...description, cure: `Skriv ${asJson(intended)}.` };
};

const describeAt = (issue: z.core.$ZodIssue, path: FieldPath, document: Document): readonly Description[] => {
  const place = placeAt(document, path);
  const isMissing = place.value === undefined && path.length > 0;
  const nothing = describeNothing(place);
  if (nothing !== null) return [nothing];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => describeKey(key, path, document));
    case "invalid_union":
      return issue.discriminator === undefined ? describeAlternatives(issue, place, document) : [describeChoice(place)];
    case "invalid_value":
      return [describeChoice(place)];
    case "invalid_type":
      return [isMissing ? describeMissing(place) : describeType(place, issue.expected)];
    case "too_small":
    case "too_big":
      // Zod measures an object with a field called "length"; its wrong type is already reported.
      if (typeof place.value === "object" && !Array.isArray(place.value)) return [];
      return [ownMessage(path, issue.message) ?? describeBound(issue, place)];
    default:
      return [withIntended(ownMessage(path, issue.message) ?? describeForm(place), place)];
  }
};

/** Turns a Zod issue into a message for editors, in Bokmål. */
export const describeIssue = (issue: z.core.$ZodIssue, document: Document): readonly Description[] =>
  describeAt(issue, fieldPath(issue.path), document).map((given) => {
    const description = { ...given, ...inVoices(given) };
    const fix = description.fix ?? fixAt(placeAt(document, description.path));
    return fix === undefined ? description : { ...description, fix };
  });
