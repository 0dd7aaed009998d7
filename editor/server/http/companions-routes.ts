import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accompaniedSchema, COMPANION_ROUTES } from "../../api/companions";
import { forEditors, forWriters } from "../access/rules";
import { accompanied } from "../companions/companions";
import { patternsFor } from "../companions/patterns";
import type { EditorsDesk } from "../desk/desk";

const patternsQuery = z.object({ kind: z.string() });

export const companionsRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.get(COMPANION_ROUTES.patterns, forEditors, async ({ query }) => {
    const { entities } = await desk.content();
    return { patterns: patternsFor(patternsQuery.parse(query).kind, entities) };
  });
  server.post(COMPANION_ROUTES.check, forEditors, async ({ body }) => {
    const { entities } = await desk.content();
    return { problems: await desk.checkChanges(accompanied(accompaniedSchema.parse(body), entities).changes) };
  });
  server.post(COMPANION_ROUTES.save, forWriters, async ({ body }) => {
    const request = accompaniedSchema.parse(body);
    const saved = await desk.saves.saveChanges(async () => accompanied(request, (await desk.content()).entities));
    if (saved.outcome === "refused") return saved;
    await desk.dropDraft(request.kind, null);
    const { id, message } = saved.plan;
    return { outcome: "saved", id, message, isCommitted: saved.isCommitted };
  });
};
