import {
  type Accompanied,
  COMPANION_ROUTES,
  companionsCheckedSchema,
  companionsSavedSchema,
  patternsSchema,
} from "../../api/companions";
import { request } from "./client";

export const companionsClient = {
  patterns: (kind: string) => request(patternsSchema, `${COMPANION_ROUTES.patterns}?${new URLSearchParams({ kind })}`),
  check: (body: Accompanied, signal: AbortSignal) =>
    request(companionsCheckedSchema, COMPANION_ROUTES.check, { method: "POST", body, signal }),
  save: (body: Accompanied) => request(companionsSavedSchema, COMPANION_ROUTES.save, { method: "POST", body }),
};
