import type { Json } from "../../../../domain/json/json";
import type { Companions } from "../../../api/companions";

/** What a form holds, and the page is made of. */
export interface FormValue {
  readonly kind: string;
  readonly id: string | null;
  readonly before: Json;
  readonly value: Json;
  /** What a new one is saved with. */
  readonly companions?: Companions | undefined;
  /** Whether nobody has written in it yet. */
  readonly isUntouched: boolean;
}
