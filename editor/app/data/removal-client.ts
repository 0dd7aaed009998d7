import { REMOVAL_ROUTE, type Removal, removalPlanSchema, removedSchema } from "../../api/removal";
import { request } from "./client";

export const removalClient = {
  plan: (kind: string, id: string) =>
    request(removalPlanSchema, `${REMOVAL_ROUTE}?${new URLSearchParams({ kind, id })}`),
  remove: (body: Removal) => request(removedSchema, REMOVAL_ROUTE, { method: "POST", body }),
};
