import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ROUTES } from "../../api/api";
import {
  CUTS,
  MAX_UPLOAD_BYTES,
  PICTURE_ROUTES,
  removalSchema,
  TOO_LARGE,
  UPLOAD_TYPE,
  uploadSchema,
} from "../../api/pictures";
import { forEditors } from "../access/rules";
import { isKind } from "../content/content-folder";
import type { EditorsDesk } from "../desk/desk";
import { Pictures } from "../pictures/pictures";

/** The kind names the folder of its first picture; those of no entity go to "bilder". */
const upload = uploadSchema.refine(({ kind }) => isKind(kind) || kind === "bilder");
const named = z.object({ "*": z.string() });
const cutQuery = z.object({ utsnitt: z.enum(CUTS).optional() });

/** Picture routes. Only the upload takes raw bytes, and more of them than any other request. */
export const picturesRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  const pictures = new Pictures(desk);
  server.get(ROUTES.pictures, forEditors, async () => ({ pictures: await pictures.named() }));
  server.get(PICTURE_ROUTES.list, forEditors, async () => ({ pictures: await pictures.list() }));
  server.post(PICTURE_ROUTES.remove, forEditors, ({ body }) => {
    const { picture, editor } = removalSchema.parse(body);
    return pictures.remove(picture, editor);
  });
  server.get(`${PICTURE_ROUTES.view}/*`, forEditors, async ({ params, query }, reply) => {
    const picture = await pictures.known(named.parse(params)["*"]);
    return reply.type("image/webp").send(await pictures.files.view(picture, cutQuery.parse(query).utsnitt ?? null));
  });
  server.get(`${ROUTES.thumbnail}/*`, forEditors, async ({ params }, reply) => {
    const picture = await pictures.known(named.parse(params)["*"]);
    return reply.type("image/webp").send(await pictures.files.thumbnail(picture));
  });
  server.register(async (scope) => {
    scope.addContentTypeParser(
      UPLOAD_TYPE,
      { parseAs: "buffer", bodyLimit: MAX_UPLOAD_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => {
      const status: unknown =
        typeof error === "object" && error !== null ? Reflect.get(error, "statusCode") : undefined;
      if (status === 413) return reply.send({ outcome: "refused", message: TOO_LARGE });
      throw error;
    });
    scope.post(PICTURE_ROUTES.upload, forEditors, ({ body, query }) =>
      pictures.add(z.instanceof(Buffer).parse(body), upload.parse(query)),
    );
  });
};
