import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import compression from "compression";
import express, { type Express, type Request, type Response } from "express";
import { isHidden } from "./rules/files";
import { AN_HOUR, everyAnswer, fileHeaders } from "./rules/headers";
import { asLocation, withQuery } from "./rules/redirects";
import type { SiteFacts } from "./rules/site-facts";
import { fileSender } from "./send-file";

interface SiteServerOptions {
  /** The built site. */
  readonly publicRoot: string;
  readonly facts: SiteFacts;
}

const safePath = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") || decoded.split("/").includes("..") ? null : decoded;
  } catch {
    return null;
  }
};

/** Serves the built site by the rules of publishing, which nginx and other servers are given too: server/rules. */
export const siteServer = ({ publicRoot, facts }: SiteServerOptions): Express => {
  const { host, aliases } = facts;
  const targets = new Map(facts.redirects.map(({ from, to }) => [from, to]));
  const send = fileSender({ publicRoot, headers: fileHeaders(facts) });
  const isFile = (file: string): boolean => {
    const whole = join(publicRoot, file);
    return existsSync(whole) && statSync(whole).isFile();
  };
  const notFound = (request: Request, response: Response) => send("/404.html", request, response.status(404));
  const moveTo = (location: string, response: Response) =>
    response.set("Cache-Control", AN_HOUR).redirect(301, location);

  const app = express();
  app.disable("x-powered-by");
  app.use(compression());
  app.use((request, response) => {
    response.set(Object.fromEntries(everyAnswer(facts)));
    if (aliases.includes(request.hostname)) return moveTo(`https://${host}${request.originalUrl}`, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("Allow", "GET, HEAD").send();
      return;
    }
    const path = safePath(request.path);
    if (path === null) return notFound(request, response);
    const query = request.originalUrl.slice(request.path.length);
    const page = join("/", path, "index.html");
    const target = targets.get(path);
    if (target !== undefined && !isFile(page)) return moveTo(asLocation(withQuery(target, query)), response);
    if (path.length > 1 && path.endsWith("/")) {
      return moveTo(asLocation(`/${path.replace(/^[/\\]+|\/+$/g, "")}${query}`), response);
    }
    const file = [path, page].find((one) => !isHidden(one) && isFile(one));
    if (file === undefined) notFound(request, response);
    else send(file, request, response);
  });
  return app;
};
