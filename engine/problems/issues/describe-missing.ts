import { either } from "../../../domain/define/voices";
import { exampleFor } from "./example-value";
import { type Description, keysOf, type Place, purposeOf } from "./place";

/** A missing required field. */
export const describeMissing = (place: Place): Description => {
  const name = String(place.path.at(-1) ?? "");
  const example = exampleFor(place);
  const purpose = purposeOf(place);
  const keys = example === null ? keysOf(place) : [];
  const form = purpose === null ? "Fyll det ut." : "";
  const field =
    example === null
      ? `Legg til feltet "${name}"${keys.length > 0 ? ` med disse feltene i { }: ${keys.join(", ")}` : ""}.`
      : `Legg til feltet, for eksempel "${name}": ${example}.`;
  return {
    path: place.path,
    message: "mangler.",
    cure: `${either(purpose === null ? field : `${field} `, form)}${purpose ?? ""}`,
  };
};
