import {
  type Accompanied,
  COMPANION_ROUTES,
  companionsCheckedSchema,
  companionsSavedSchema,
  patternsSchema,
} from "../../api/companions";
import { ask } from "./client";

export const companionsClient = {
  patterns: (kind: string) => ask(patternsSchema, `${COMPANION_ROUTES.patterns}?${new URLSearchParams({ kind })}`),
  check: (body: Accompanied, signal: AbortSignal) =>
    ask(companionsCheckedSchema, COMPANION_ROUTES.check, { method: "POST", body, signal }),
  save: (body: Accompanied) => ask(companionsSavedSchema, COMPANION_ROUTES.save, { method: "POST", body }),
};
