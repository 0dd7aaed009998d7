import type { Json } from "../../../domain/json/json";
import type { Placed } from "../content/content-folder";

/** An entity in a file of its own. */
export const placed = (kind: Placed["kind"], value: Json): Placed => ({
  kind,
  id: String(value.id),
  file: `${kind}/${String(value.id)}.json`,
  path: [],
  value,
});
