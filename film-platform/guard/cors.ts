import cors from "@fastify/cors";
import { type App, Refusal } from "../app";
import { XSRF_HEADER } from "./cookies";

/** Pages on this machine, on any port and any subdomain of localhost. */
const LOCAL_PAGE = /^http:\/\/((([a-z0-9-]+\.)*localhost)|127\.0\.0\.1)(:\d+)?$/;

/**
 * Lets pages on this machine call with cookies. A write from any other page is refused, since CORS alone only hides the
 * response.
 */
export const allowLocalPages = async (app: App): Promise<void> => {
  await app.register(cors, {
    origin: LOCAL_PAGE,
    credentials: true,
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: ["Content-Type", "X-Token", XSRF_HEADER],
    exposedHeaders: ["Retry-After"],
    maxAge: 600,
  });
  app.addHook("onRequest", async ({ method, headers: { origin } }) => {
    const isWrite = !["GET", "HEAD", "OPTIONS"].includes(method);
    if (isWrite && origin !== undefined && !LOCAL_PAGE.test(origin)) {
      throw new Refusal(403, "Sider utenfor denne maskinen slipper ikke til.");
    }
  });
};
