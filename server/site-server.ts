import { statSync } from "node:fs";
import { join } from "node:path";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import { answerFault, faultHandler } from "./answer-fault";
import { answerFinder } from "./find-answer";
import { AN_HOUR, everyAnswer, fileHeaders } from "./rules/headers";
import type { SiteFacts } from "./rules/site-facts";
import { fileSender } from "./send-file";

interface SiteServerOptions {
  /** The built site. */
  readonly publicRoot: string;
  readonly facts: SiteFacts;
}

const NOT_FOUND = "/404.html";

/** A part of an answer is not packed on the way: its bytes are counted in the whole. */
const isToPack = (request: Request, response: Response): boolean =>
  response.statusCode !== 206 && compression.filter(request, response);

/** Serves the built site by the rules of publishing, which nginx and other servers are given too: server/rules. */
export const siteServer = ({ publicRoot, facts }: SiteServerOptions): Express => {
  const isFile = (file: string): boolean => {
    try {
      return statSync(join(publicRoot, file)).isFile();
    } catch {
      return false; // not there, or a name that no file can have
    }
  };
  const findAnswer = answerFinder({ facts, isFile });
  const send = fileSender({ publicRoot, headers: fileHeaders(facts) });
  const headers = Object.fromEntries(everyAnswer(facts));

  const handler: RequestHandler = (request, response, next) => {
    response.set(headers);
    const answer = findAnswer(request);
    if (answer.kind === "moved") response.set("Cache-Control", AN_HOUR).redirect(301, answer.location);
    else if (answer.kind === "file") send(answer.file, { request, response, next });
    else if (answer.kind === "fault") answerFault(answer.status, response);
    else if (isFile(NOT_FOUND)) send(NOT_FOUND, { request, response: response.status(404), next });
    else answerFault(404, response);
  };

  const app = express();
  // What Express tells of an error otherwise is meant for developers.
  app.set("env", "production");
  app.disable("x-powered-by");
  app.disable("etag");
  return app.use(compression({ filter: isToPack }), handler, faultHandler);
};
