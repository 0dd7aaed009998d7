import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isCalendarDate } from "../../../domain/time/local-time";
import { actionSchema, WEEK_ROUTES, weekSaveSchema } from "../../api/week";
import { forEditors } from "../access/rules";
import type { EditorsDesk } from "../desk/desk";
import { NotFound } from "../desk/not-found";
import { Outdated } from "../week/plan";
import { WeekDesk } from "../week/week";

const weekQuery = z.object({ dag: z.string().refine(isCalendarDate).optional() });

export const weekRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  const week = new WeekDesk(desk);
  server.get(WEEK_ROUTES.week, forEditors, ({ query }) => week.week(weekQuery.parse(query).dag ?? null));
  server.post(WEEK_ROUTES.plan, forEditors, ({ body }) =>
    week.plan(actionSchema.parse(body)).catch((error: unknown) => {
      throw error instanceof Outdated ? new NotFound(error.message) : error;
    }),
  );
  server.post(WEEK_ROUTES.save, forEditors, async ({ body }, reply) => {
    const { action, editor } = weekSaveSchema.parse(body);
    const saved = await week.save(action, editor);
    return reply.code(saved.outcome === "conflict" ? 409 : 200).send(saved);
  });
};
