import { join, posix } from "node:path";
import type { FastifyInstance } from "fastify";
import { emptyServer } from "../../../server/empty-server";
import { readSiteFacts } from "../../../server/read-site-facts";
import { fileSender } from "../../../server/send-file";
import { siteServer } from "../../../server/site-server";

/** The project's site, served as `npm start` serves it. */
export const ownServer = (folder: string): FastifyInstance =>
  siteServer({
    publicRoot: join(folder, "public"),
    facts: readSiteFacts({ file: join(folder, ".cache/site-server.json") }),
  });

/** A bare Gatsby site, compressed, without a policy: it has scripts in its pages. */
export const bareServer = (folder: string): FastifyInstance => {
  const send = fileSender({
    publicRoot: join(folder, "public"),
    headers: [{ name: "Cache-Control", rules: [], otherwise: "public, max-age=0" }],
  });
  return emptyServer().addHook("onRequest", async (request, reply) => {
    const [path = "/"] = request.originalUrl.split("?");
    return send(posix.extname(path) === "" ? posix.join(path, "index.html") : path, { request, reply });
  });
};
