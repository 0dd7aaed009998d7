import { renderSVG } from "uqr";
import { z } from "zod";
import type { App } from "../app";

const params = z.object({ code: z.string().regex(/^[A-Z0-9-]{1,40}$/) });

/** The target of a ticket's qrUrl: its code as a picture. Not a call of the specification. */
export const qrPicture = (app: App): void => {
  app.get("/qr/:code.svg", { schema: { params } }, async ({ params: { code } }, reply) =>
    reply.type("image/svg+xml").send(renderSVG(code)),
  );
};
