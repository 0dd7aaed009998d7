import { accepts, type Description, type Place } from "./place";

/** An empty text, where an absent value is written differently. */

/** What is allowed instead: null, no field, or neither. */
const cureFor = (place: Place): string => {
  if (accepts(place, null)) return "Skriv null, uten anførselstegn, når det ikke er noe å skrive her.";
  if (accepts(place, undefined)) return "Fjern hele feltet når det ikke er noe å skrive her.";
  return "Skriv det som skal stå her.";
};

/** Null when the text is not empty, or may be empty. */
export const describeNothing = (place: Place): Description | null => {
  const { path, value } = place;
  if (typeof value !== "string" || path.length === 0 || accepts(place, value)) return null;
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) return { path, message: "er tom.", cure: cureFor(place) };
  return value === "null" || value === "undefined"
    ? { path, message: `er teksten "${value}".`, cure: cureFor(place) }
    : null;
};
