import { either } from "../../../domain/define/voices";
import { nearestOf } from "../nearest";
import { describeMissing } from "./describe-missing";
import { intendedAt } from "./intended/intended-at";
import { accepts, type Description, type Place, plainOf } from "./place";
import { shown, typeName, valueText } from "./value-text";

/** A value that is not one of a field's choices. */

/** Similar values are suggested only where all are words. Limits, formats and numbers differ by a single character. */
const areStrings = (options: readonly unknown[]): options is readonly string[] =>
  options.every((option) => typeof option === "string" && /^[a-zæøå][a-zæøå_-]{2,}$/i.test(option));

const optionsOf = (place: Place): readonly unknown[] => [...new Set(plainOf(place).flatMap(({ values }) => values))];

/** Beside a suggestion, only a short list is shown. */
const SHORT_LIST = 10;

const isNumeral = (option: unknown): boolean => /^\d/.test(String(option));

/** Numerals last: object keys are ordered differently. */
const listed = (options: readonly unknown[], orNull: boolean): string => {
  const inOrder = [...options.filter((option) => !isNumeral(option)), ...options.filter(isNumeral)];
  const all = [...inOrder.map(shown), ...(orNull ? ["null"] : [])];
  return all.length === 1
    ? `Her kan det bare stå ${all.join("")}.`
    : either(`Her kan det stå ${all.join(", ")}.`, "Velg et av alternativene.");
};

const guessesAt = (place: Place, known: readonly unknown[]): readonly unknown[] => {
  const { value } = place;
  const intended = intendedAt(place);
  if (intended !== undefined) return [intended];
  return typeof value === "string" && areStrings(known) ? nearestOf(value, known) : [];
};

/** The options of the schemas at a place; for a discriminating field, those of all alternatives. */
export const describeChoice = (place: Place, known = optionsOf(place)): Description => {
  const { path, value } = place;
  if (value === undefined) {
    const { cure, ...missing } = describeMissing(place);
    return {
      ...missing,
      cure: known.length > 0 ? `${either("Legg til feltet. ", "")}${listed(known, accepts(place, null))}` : cure,
    };
  }
  const list = listed(known, accepts(place, null));
  if ((typeof value === "number" || typeof value === "boolean") && known.includes(String(value))) {
    return {
      path,
      message: `skal være ${typeName("string")}, men er ${valueText(value)}.`,
      cure: `Skriv ${either("verdien med anførselstegn: ", "")}${shown(String(value))}.`,
    };
  }
  const guesses = guessesAt(place, known);
  return {
    path,
    message: `har en ukjent verdi: ${shown(value)}.`,
    cure: [
      ...(guesses.length > 0 ? [`Mente du ${guesses.map(shown).join(" eller ")}?`] : []),
      ...(guesses.length > 0 && known.length > SHORT_LIST ? [] : [list]),
    ].join(" "),
    ...(guesses.length === 1 && { fix: { path, value: guesses[0] } }),
  };
};
