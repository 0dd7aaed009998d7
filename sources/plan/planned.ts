import type { Json } from "../../domain/json/json";

/** A file that a pull writes, with its value; null for a deleted file. */
export interface FileValue {
  readonly file: string;
  readonly value: Json | null;
}

/** A changed showing: `before` is null for a new one, `after` for a deleted one. */
export interface ShowingChange {
  readonly file: string | null;
  readonly before: Json | null;
  readonly after: Json | null;
}
