import { renderSVG } from "uqr";
import { z } from "zod";
import type { App } from "../app";
import { accountCalls } from "./account";
import { eventsCall } from "./events";
import { memberCalls } from "./member";
import { movieCalls } from "./movies";
import type { PartnerApi } from "./partner-api";

const params = z.object({ code: z.string().regex(/^[A-Z0-9-]{1,40}$/) });

/** The target of a ticket's qrUrl: its code as a picture. Not a call of the specification. */
const qrPicture = (app: App): void => {
  app.get("/qr/:code.svg", { schema: { params } }, async ({ params: { code } }, reply) =>
    reply.type("image/svg+xml").send(renderSVG(code)),
  );
};

/** All calls of a partner, below its own address. */
export const partnerCalls = (app: App, api: PartnerApi): void => {
  accountCalls(app, api);
  movieCalls(app, api);
  memberCalls(app, api);
  eventsCall(app, api);
  qrPicture(app);
};
