import type { Json } from "../../domain/json/json";

/** A file that a pull writes, with its value; null for one that goes. */
export interface FileValue {
  readonly file: string;
  readonly value: Json | null;
}

/** A showing as it will be: `before` is null for a new one, `after` for one that goes. */
export interface ShowingChange {
  readonly file: string | null;
  readonly before: Json | null;
  readonly after: Json | null;
}
