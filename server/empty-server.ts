import Fastify, { type FastifyInstance } from "fastify";
import { answerUnread, handleError } from "./answer-fault";

/**
 * A server without routes: Fastify's router sees "/" whatever was requested, so no path is refused or decoded by it.
 */
export const emptyServer = (): FastifyInstance =>
  Fastify({
    rewriteUrl: () => "/",
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnread,
    // Node's own default, which Fastify turns off: a client that sends its request too slowly is cut off.
    requestTimeout: 300_000,
    forceCloseConnections: true,
  }).setErrorHandler(handleError);
