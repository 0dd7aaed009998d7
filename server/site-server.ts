import { statSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerFault, handleError } from "./answer-fault";
import { emptyServer } from "./empty-server";
import { answerFinder } from "./find-answer";
import { NOT_KEPT } from "./rules/faults";
import { typeOf } from "./rules/files";
import { AN_HOUR, everyAnswer, fileHeaders } from "./rules/headers";
import type { SiteFacts } from "./rules/site-facts";
import { fileSender } from "./send-file";

interface SiteServerOptions {
  /** The built site. */
  readonly publicRoot: string;
  readonly facts: SiteFacts;
  /** What {@link HEALTH} answers; without it, that is a missing page. */
  readonly health?: () => Promise<{ readonly ok: boolean }>;
}

/** For whoever watches the site. Only our own server has it. */
const HEALTH = "/health.json";

const NOT_FOUND = "/404.html";

/** RFC 9110, 13.2.1 and 14.2: conditions and ranges apply only to what is found. */
const CONDITIONS = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "range"];

const withoutConditions = (request: FastifyRequest): FastifyRequest => {
  for (const name of CONDITIONS) delete request.raw.headers[name];
  return request;
};

/**
 * Serves the built site by the rules in server/rules, from which the configurations of other servers are generated too.
 */
export const siteServer = ({ publicRoot, facts, health }: SiteServerOptions): FastifyInstance => {
  const isFile = (file: string): boolean => {
    try {
      return statSync(join(publicRoot, file)).isFile();
    } catch {
      return false; // missing, or an invalid file name
    }
  };
  const findAnswer = answerFinder({ facts, isFile });
  const send = fileSender({ publicRoot, headers: fileHeaders(facts) });
  const headers = Object.fromEntries(everyAnswer(facts));

  const answerRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(headers);
    const answer = findAnswer(request);
    if (answer.kind === "moved") return reply.header("Cache-Control", AN_HOUR).redirect(answer.location, 301);
    if (answer.kind === "file") return send(answer.file, { request, reply });
    if (answer.kind === "fault") return answerFault(answer.status, reply);
    if (health !== undefined && request.originalUrl.split("?")[0] === HEALTH) {
      const told = await health();
      // A monitor reads the status only.
      reply.code(told.ok ? 200 : 503).headers({ "Cache-Control": NOT_KEPT, "Content-Type": typeOf(HEALTH) });
      return reply.send(`${JSON.stringify(told, null, 2)}\n`);
    }
    if (!isFile(NOT_FOUND)) return answerFault(404, reply);
    return send(NOT_FOUND, { request: withoutConditions(request), reply: reply.code(404) });
  };

  // In a hook, so that Fastify reads no body; it never calls `done`, because Fastify would send its own response when a
  // client disconnects before a stream has been sent.
  return emptyServer().addHook("onRequest", (request, reply, _done) => {
    answerRequest(request, reply).catch((error: Error) => handleError(error, request, reply));
  });
};
