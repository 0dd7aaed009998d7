import { join } from "node:path";
import compression from "compression";
import express, { type Express } from "express";
import { readSiteFacts } from "../../server/read-site-facts";
import { siteServer } from "../../server/site-server";

/** The project's site, served as `npm start` serves it. */
export const ownServer = (folder: string): Express =>
  siteServer({
    publicRoot: join(folder, "public"),
    facts: readSiteFacts({ file: join(folder, ".cache/site-server.json") }),
  });

/** A bare Gatsby site, compressed, without a policy: it has scripts in its pages. */
export const bareServer = (folder: string): Express =>
  express()
    .use(compression())
    .use(express.static(join(folder, "public"), { redirect: false, extensions: ["html"] }))
    .use((request, response) => response.sendFile(join(folder, "public", request.path, "index.html")));
