import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Request, Response } from "express";
import { PACKINGS, standsFor } from "./packing/packed-files";
import { typeOf } from "./rules/files";
import { type FileHeader, valueFor } from "./rules/headers";

interface SendOptions {
  readonly publicRoot: string;
  readonly headers: readonly FileHeader[];
}

/** Sends files of a built site with their headers: packed ones, where the build has left them, to those who unpack them. */
export const fileSender =
  ({ publicRoot, headers }: SendOptions) =>
  /** @param file Its path in the built site: "/filmer/index.html". */
  (file: string, request: Request, response: Response): void => {
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
    const sent = packed.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
    if (sent) response.set("Content-Encoding", sent.encoding);
    response.sendFile(`${file}${sent?.ending ?? ""}`, { root: publicRoot, cacheControl: false, dotfiles: "allow" });
  };
