import type { FastifyInstance } from "fastify";
import { APPLIES_ROUTE, showingSchema } from "../../api/applies";
import { forEditors } from "../access/rules";
import type { EditorsDesk } from "../desk/desk";
import { appliesTo } from "../lists/applies";

export const appliesRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.post(APPLIES_ROUTE, forEditors, async ({ body }) => {
    const { value } = showingSchema.parse(body);
    const { entities } = await desk.folder.read();
    return appliesTo(value, entities, process.env.SITE);
  });
};
