import { existsSync } from "node:fs";
import { join } from "node:path";
import type { NextFunction, Request, Response } from "express";
import { PACKINGS, standsFor } from "./packing/packed-files";
import { preferredPacking } from "./packing/preferred-packing";
import { typeOf } from "./rules/files";
import { type FileHeader, valueFor } from "./rules/headers";

interface SendOptions {
  readonly publicRoot: string;
  readonly headers: readonly FileHeader[];
}

/** Where a file is to be sent. */
interface Reader {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
}

/** Sends files of a built site with their headers: packed ones, where the build has left them, to those who unpack them. */
export const fileSender =
  ({ publicRoot, headers }: SendOptions) =>
  /** @param file Its path in the built site: "/filmer/index.html". */
  (file: string, { request, response, next }: Reader): void => {
    for (const header of headers) {
      const value = valueFor(header, file);
      if (value !== "") response.set(header.name, value);
    }
    response.set("Content-Type", typeOf(file));
    const whole = join(publicRoot, file);
    const packed = PACKINGS.filter(
      ({ ending }) => existsSync(`${whole}${ending}`) && standsFor(`${whole}${ending}`, whole),
    );
    if (packed.length > 0) response.vary("Accept-Encoding");
    const sent = preferredPacking(request, packed);
    if (sent) response.set("Content-Encoding", sent.encoding);
    const options = { root: publicRoot, cacheControl: false, dotfiles: "allow" } as const;
    response.sendFile(`${file}${sent?.ending ?? ""}`, options, (error) => {
      // A reader who has gone is no fault, and is answered no more.
      if (error && !request.socket.destroyed) next(error);
    });
  };
