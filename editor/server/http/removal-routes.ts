import type { FastifyInstance } from "fastify";
import { REMOVAL_ROUTE, removalNamedSchema, removalSchema } from "../../api/removal";
import { forEditors, forWriters } from "../access/rules";
import type { EditorsDesk } from "../desk/desk";
import { removalPlan, remove } from "../desk/removal";

export const removalRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.get(REMOVAL_ROUTE, forEditors, ({ query }) => {
    const { kind, id } = removalNamedSchema.parse(query);
    return removalPlan(desk, kind, id);
  });
  server.post(REMOVAL_ROUTE, forWriters, ({ body }) => remove(desk, removalSchema.parse(body)));
};
