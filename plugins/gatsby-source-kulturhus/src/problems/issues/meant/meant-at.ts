import { z } from "zod";
import { plainSchemas } from "../../../define/schema-keys";
import { accepts, type Place, plainOf } from "../place";
import { meantAddresses } from "./addresses";
import { meantLists } from "./lists";
import { meantByNumber, meantInText, meantYear } from "./numbers";
import { meantPicture } from "./pictures";
import { meantTimes } from "./times";
import { meantByWord } from "./words";

/** Longer texts are prose, and no slip of a form. */
const LONGEST = 300;

const isChoice = (schema: unknown): boolean =>
  schema instanceof z.ZodArray
    ? plainSchemas(schema.element).some(isChoice)
    : schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;

/** Norwegian words stand for values only where a field names its values; elsewhere a word is a word. */
const wordsAt = (place: Place): typeof meantByWord => (plainOf(place).some(isChoice) ? meantByWord : () => []);

const byText = (place: Place, text: string): readonly unknown[] => {
  if (text.trim() === "" || text.length > LONGEST) return [];
  return [
    ...meantInText(text),
    ...meantTimes(text),
    ...(accepts(place, "bilde.jpg") ? [meantPicture(text, place.pictures) ?? []] : []),
    ...wordsAt(place)(text),
    ...meantAddresses(text),
  ].flat();
};

/** Where small numbers may stand, a small number is no year without its century. */
const byNumber = (place: Place, value: number): readonly unknown[] =>
  accepts(place, 100) ? meantByNumber(value) : [...meantByNumber(value), ...meantYear(value)];

/** Any text may stand there, so nobody knows what a text was meant to be. */
const isFree = (place: Place): boolean => typeof place.value === "string" && accepts(place, "…");

const candidates = (place: Place): readonly unknown[] => {
  const { value } = place;
  if (typeof value === "number")
    return [String(value), ...meantTimes(String(value)), ...byNumber(place, value), [value]];
  if (typeof value === "boolean") return [String(value), [value]];
  if (typeof value === "string") {
    return [
      ...byText(place, value),
      ...(value.length > LONGEST
        ? []
        : meantLists(value, { accepts: (list) => accepts(place, list), words: wordsAt(place) })),
      [value],
    ];
  }
  if (Array.isArray(value)) return value.length === 1 ? [value[0]] : [];
  return value === null || value === undefined ? [] : [[value]];
};

/**
 * What the value at a place may be meant to be: something that says the same in the form that the field takes.
 * Undefined when nothing is known, and when the value itself could stand there, so that only its surroundings refuse
 * it.
 */
export const meantAt = (place: Place): unknown =>
  accepts(place, place.value) || isFree(place) ? undefined : candidates(place).find((value) => accepts(place, value));
