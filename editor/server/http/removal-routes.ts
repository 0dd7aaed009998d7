import type { FastifyInstance } from "fastify";
import { REMOVAL_ROUTE, removalNamedSchema, removalSchema } from "../../api/removal";
import type { EditorsDesk } from "../desk/desk";
import { removalPlan, remove } from "../desk/removal";

export const removalRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.get(REMOVAL_ROUTE, ({ query }) => {
    const { kind, id } = removalNamedSchema.parse(query);
    return removalPlan(desk, kind, id);
  });
  server.post(REMOVAL_ROUTE, ({ body }) => remove(desk, removalSchema.parse(body)));
};
