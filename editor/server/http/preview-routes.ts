import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { mergeSchema, PREVIEW_ROUTES, previewDropSchema, previewEditSchema } from "../../api/preview";
import { forEditors, forWriters } from "../access/rules";
import type { PreviewServer } from "../preview/preview";

const partQuery = z.object({ path: z.string(), block: z.string() });

/** The preview, and changes on disk that concern an open form. */
export const previewRoutes = (server: FastifyInstance, preview: PreviewServer): void => {
  server.get(PREVIEW_ROUTES.preview, forEditors, () => preview.state);
  server.post(PREVIEW_ROUTES.edit, forWriters, ({ body }) => preview.show(previewEditSchema.parse(body)));
  server.delete(PREVIEW_ROUTES.edit, forWriters, async ({ body }) => {
    const { kind, id } = previewDropSchema.parse(body);
    await preview.drop(kind, id);
    return {};
  });
  server.get(PREVIEW_ROUTES.part, forEditors, ({ query }, reply) => {
    const { path, block } = partQuery.parse(query);
    return reply.type("application/json").send(JSON.stringify(preview.part(path, block)));
  });
  server.post(PREVIEW_ROUTES.merge, forEditors, ({ body }) => preview.merge(mergeSchema.parse(body)));
};
