import { accepts, type Description, type Place } from "./place";

/** A text that says nothing, where nothing may be said in another way. */

/** What may stand there instead: null, no field at all, or neither. */
const cureFor = (place: Place): string => {
  if (accepts(place, null)) return "Skriv null, uten anførselstegn, når det ikke er noe å skrive her.";
  if (accepts(place, undefined)) return "Fjern hele feltet når det ikke er noe å skrive her.";
  return "Skriv det som skal stå her.";
};

/** Null when the text says something, or may say nothing. */
export const describeNothing = (place: Place): Description | null => {
  const { path, value } = place;
  if (typeof value !== "string" || path.length === 0 || accepts(place, value)) return null;
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) return { path, message: "er tom.", cure: cureFor(place) };
  return value === "null" || value === "undefined"
    ? { path, message: `er teksten "${value}".`, cure: cureFor(place) }
    : null;
};
