import type { Json } from "../../../../domain/json/json";

/** What a form holds, and the page is made of. */
export interface FormValue {
  readonly kind: string;
  readonly id: string | null;
  readonly before: Json;
  readonly value: Json;
  /** Whether nobody has written in it yet. */
  readonly isUntouched: boolean;
}
