import { z } from "zod";
import {
  mergedSchema,
  PREVIEW_ROUTES,
  type PreviewEdit,
  previewPartSchema,
  previewSchema,
  previewShownSchema,
} from "../../api/preview";
import { request } from "./client";

export const previewClient = {
  state: () => request(previewSchema, PREVIEW_ROUTES.preview),
  show: (body: PreviewEdit, signal: AbortSignal) =>
    request(previewShownSchema, PREVIEW_ROUTES.edit, { method: "POST", body, signal }),
  drop: (kind: string, id: string | null) =>
    request(z.object({}), PREVIEW_ROUTES.edit, { method: "DELETE", body: { kind, id, value: {} } }),
  part: (path: string, block: string) =>
    request(previewPartSchema, `${PREVIEW_ROUTES.part}?${new URLSearchParams({ path, block })}`),
  merge: (body: Omit<PreviewEdit, "moment">) => request(mergedSchema, PREVIEW_ROUTES.merge, { method: "POST", body }),
};
