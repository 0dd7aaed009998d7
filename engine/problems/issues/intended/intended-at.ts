import type { FieldNode } from "../../../../domain/define/field-node";
import { alternativesOf } from "../../../../domain/define/find-nodes";
import { WEEKDAY_KEYS } from "../../../../domain/hours/opening-hours";
import { WEEKDAYS } from "../../../../domain/time/local-time";
import { accepts, type Place, plainOf } from "../place";
import { intendedAddresses } from "./addresses";
import { intendedByNumber, intendedYear, numbersInText } from "./numbers";
import { intendedPicture } from "./pictures";
import { intendedTimes } from "./times";
import { intendedByWord } from "./words";

/** Lists written as one text. */

const SPLITS: readonly RegExp[] = [/\s*[,;\n]\s*(?:og\s+)?|\s+og\s+/, /\s*[,;\n]\s*/];

const DAYS: readonly string[] = WEEKDAY_KEYS;
const NORWEGIAN_DAYS: readonly string[] = WEEKDAYS;

const dayIndex = (word: string): number =>
  Math.max(DAYS.indexOf(word.toLowerCase()), NORWEGIAN_DAYS.indexOf(word.toLowerCase()));

/** "monday-friday", "mandag–fredag" */
const daysIn = (text: string): readonly string[] => {
  const [from = -1, to = -1, ...others] = text.split(/\s*(?:[-–]|til)\s*/).map(dayIndex);
  return others.length === 0 && from >= 0 && to >= from ? DAYS.slice(from, to + 1) : [];
};

interface Field {
  readonly accepts: (list: readonly unknown[]) => boolean;
  /** Candidates for a word. */
  readonly words: (word: string) => readonly string[];
}

const inItsWords = (items: readonly string[], { accepts, words }: Field) =>
  items.map((item) => [item, ...words(item)].find((word) => accepts([word])) ?? item);

/** Candidate lists for a text, the likeliest first. */
const intendedLists = (written: string, field: Field): readonly (readonly string[])[] => [
  ...[daysIn(written)].filter((days) => days.length > 0),
  ...SPLITS.map((split) => written.trim().split(split).filter(Boolean)).map((items) => inItsWords(items, field)),
];

/** Longer texts are prose, not a value with a mistake. */
const MAX_LENGTH = 300;

const isChoice = ({ kind, item }: FieldNode): boolean =>
  kind === "list" && item ? alternativesOf(item).some(isChoice) : kind === "choice";

/** Norwegian words are translated only where a field lists its values. */
const wordsAt = (place: Place): typeof intendedByWord => (plainOf(place).some(isChoice) ? intendedByWord : () => []);

const byText = (place: Place, text: string): readonly unknown[] => {
  if (text.trim() === "" || text.length > MAX_LENGTH) return [];
  return [
    ...numbersInText(text),
    ...intendedTimes(text),
    ...(accepts(place, "bilde.jpg") ? [intendedPicture(text, place.pictures) ?? []] : []),
    ...wordsAt(place)(text),
    ...intendedAddresses(text),
  ].flat();
};

/** Where small numbers are allowed, a small number is not a two-digit year. */
const byNumber = (place: Place, value: number): readonly unknown[] =>
  accepts(place, 100) ? intendedByNumber(value) : [...intendedByNumber(value), ...intendedYear(value)];

/** Any text is allowed, so there is no candidate. */
const isFree = (place: Place): boolean => typeof place.value === "string" && accepts(place, "…");

const candidates = (place: Place): readonly unknown[] => {
  const { value } = place;
  if (typeof value === "number")
    return [String(value), ...intendedTimes(String(value)), ...byNumber(place, value), [value]];
  if (typeof value === "boolean") return [String(value), [value]];
  if (typeof value === "string") {
    return [
      ...byText(place, value),
      ...(value.length > MAX_LENGTH
        ? []
        : intendedLists(value, { accepts: (list) => accepts(place, list), words: wordsAt(place) })),
      [value],
    ];
  }
  if (Array.isArray(value)) return value.length === 1 ? [value[0]] : [];
  return value === null || value === undefined ? [] : [[value]];
};

/**
 * The intended value at a place: the same content in the field's form. Undefined when there is none, and when the value
 * itself is valid, so that the fault lies around it.
 */
export const intendedAt = (place: Place): unknown =>
  accepts(place, place.value) || isFree(place) ? undefined : candidates(place).find((value) => accepts(place, value));
