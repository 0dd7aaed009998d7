import { planSchema, WEEK_ROUTES, type WeekAction, weekSavedSchema, weekSchema } from "../../../api/week";
import { request } from "../../data/client";

export const weekClient = {
  week: (day: string | null) => request(weekSchema, day === null ? WEEK_ROUTES.week : `${WEEK_ROUTES.week}?dag=${day}`),
  plan: (action: WeekAction, signal: AbortSignal) =>
    request(planSchema, WEEK_ROUTES.plan, { method: "POST", body: action, signal }),
  save: (action: WeekAction, editor: string) =>
    request(weekSavedSchema, WEEK_ROUTES.save, { method: "POST", body: { action, editor } }),
};
