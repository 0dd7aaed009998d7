import { z } from "zod";
import {
  mergedSchema,
  PREVIEW_ROUTES,
  type PreviewEdit,
  previewPartSchema,
  previewSchema,
  previewShownSchema,
} from "../../api/preview";
import { ask } from "./client";

export const previewClient = {
  state: () => ask(previewSchema, PREVIEW_ROUTES.preview),
  show: (body: PreviewEdit, signal: AbortSignal) =>
    ask(previewShownSchema, PREVIEW_ROUTES.edit, { method: "POST", body, signal }),
  drop: (kind: string, id: string | null) =>
    ask(z.object({}), PREVIEW_ROUTES.edit, { method: "DELETE", body: { kind, id, value: {} } }),
  part: (path: string, block: string) =>
    ask(previewPartSchema, `${PREVIEW_ROUTES.part}?${new URLSearchParams({ path, block })}`),
  merge: (body: Omit<PreviewEdit, "moment">) => ask(mergedSchema, PREVIEW_ROUTES.merge, { method: "POST", body }),
};
