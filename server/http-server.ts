import { createServer, type RequestListener, type Server } from "node:http";
import { answerUnread } from "./answer-fault";

/** A server for an app that answers every request itself: one without a host too, and what is no request at all. */
export const httpServer = (app: RequestListener): Server =>
  createServer({ requireHostHeader: false }, app).on("clientError", answerUnread);
