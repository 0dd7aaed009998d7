import type { Duplex } from "node:stream";
import type { FastifyError, FastifyReply } from "fastify";
import { FAULT_TYPE, faultText, NOT_KEPT } from "./rules/faults";

/** Headers that describe the file that would have been sent. */
const OF_THE_FILE = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Accept-Ranges", "Vary"];

/** Responds with the text for a status, and nothing of the file. */
export const answerFault = (status: number, reply: FastifyReply): FastifyReply => {
  for (const name of OF_THE_FILE) reply.removeHeader(name);
  if (status === 405) reply.header("Allow", "GET, HEAD");
  return reply
    .code(status)
    .headers({ "Content-Type": FAULT_TYPE, "Cache-Control": NOT_KEPT })
    .send(`${faultText(status)}\n`);
};

/** Logs errors of the server. The visitor gets the text for the status and nothing of the error. */
export const handleError = (error: Partial<FastifyError>, _request: unknown, reply: FastifyReply): FastifyReply => {
  const { statusCode: status = 500 } = error;
  if (status >= 500) console.error(error);
  return answerFault(status, reply);
};

const CODES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Responds to bytes that are not an HTTP request. There is no response object, only the socket. */
export const answerUnread = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CODES[error.code ?? ""] ?? 400;
  const body = `${faultText(status)}\n`;
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? ""}`,
    `Content-Type: ${FAULT_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cache-Control: ${NOT_KEPT}`,
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end([...lines, "", body].join("\r\n"));
};
