import { existsSync } from "node:fs";
import { extname } from "node:path";
import type { Request, Response } from "express";

/**
 * Sends the brotli file that a build has left beside a file, to whoever takes it: smaller than what a server can compress
 * while somebody waits.
 * @returns False when there is none; then the file itself is to be sent.
 */
export const sendPrecompressed = (file: string, request: Request, response: Response): boolean => {
  if (!existsSync(`${file}.br`)) return false;
  response.vary("Accept-Encoding");
  if (request.acceptsEncodings("br") !== "br") return false;
  response.type(extname(file)).set("Content-Encoding", "br").sendFile(`${file}.br`);
  return true;
};
