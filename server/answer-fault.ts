import type { Duplex } from "node:stream";
import type { ErrorRequestHandler, Response } from "express";
import { z } from "zod";
import { FAULT_TYPE, faultWords, NOT_KEPT } from "./rules/faults";

/** Headers that tell of the file that would have been sent. */
const OF_THE_FILE = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Accept-Ranges", "Vary"];

/** Answers with the words for a status, and nothing of what was to be sent. */
export const answerFault = (status: number, response: Response): void => {
  for (const name of OF_THE_FILE) response.removeHeader(name);
  response.status(status).set({ "Content-Type": FAULT_TYPE, "Cache-Control": NOT_KEPT });
  if (status === 405) response.set("Allow", "GET, HEAD");
  response.send(`${faultWords(status)}\n`);
};

const withStatus = z.object({ status: z.number().int().min(400).max(599) });

const statusOf = (error: unknown): number => {
  const parsed = withStatus.safeParse(error);
  return parsed.success ? parsed.data.status : 500;
};

/** Whatever was thrown is told to the log, when it is a fault of the server's, and never to the reader. */
export const faultHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = statusOf(error);
  if (status >= 500) console.error(error);
  // What has begun cannot be taken back: the reader sees that it is incomplete.
  if (response.headersSent) response.destroy();
  else answerFault(status, response);
};

const CODES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Answers what is no request of HTTP's. There is no response to write to: Node hands over the bare connection. */
export const answerUnread = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CODES[error.code ?? ""] ?? 400;
  const body = `${faultWords(status)}\n`;
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
