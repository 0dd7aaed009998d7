import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { send } from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";
import { GZIP, isFreshPacked, isWorthPacking, PACKINGS } from "./packing/packed-files";
import { preferredPacking } from "./packing/preferred-packing";
import { typeOf } from "./rules/files";
import { type FileHeader, valueFor } from "./rules/headers";

interface SendOptions {
  readonly publicRoot: string;
  readonly headers: readonly FileHeader[];
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** @returns Null when the client does not accept gzip, or requests a byte range, which refers to the file itself. */
const gzipped = (stream: Readable, { request, reply }: Exchange): Readable | null => {
  if (reply.statusCode === 206 || preferredPacking(request.raw, [GZIP]) === null) return null;
  reply.header("Content-Encoding", GZIP.encoding).removeHeader("Content-Length");
  return pipeline(stream, createGzip(), () => undefined);
};

/** A file's path for `send`, which decodes it. */
const encoded = (file: string): string => file.split("/").map(encodeURIComponent).join("/");

/**
 * Sends files of a built site with their headers: the precompressed file, where the client accepts it. A file without
 * one is compressed with gzip while it is sent.
 */
export const fileSender =
  ({ publicRoot, headers }: SendOptions) =>
  /** @param file Its path in the built site: "/filmer/index.html". */
  async (file: string, exchange: Exchange): Promise<FastifyReply> => {
    const { request, reply } = exchange;
    const whole = join(publicRoot, file);
    const packed = PACKINGS.filter(({ ending }) => isFreshPacked(`${whole}${ending}`, whole));
    const chosen = preferredPacking(request.raw, packed);
    const found = await send(request.raw, encoded(`${file}${chosen?.ending ?? ""}`), {
      root: publicRoot,
      cacheControl: false,
      contentType: false,
      dotfiles: "allow",
    });
    if (found.type === "error") throw found.metadata.error;
    if (found.statusCode !== 200) reply.code(found.statusCode);
    reply.headers(found.headers).header("Content-Type", typeOf(file));
    for (const header of headers) {
      const value = valueFor(header, file);
      if (value !== "") reply.header(header.name, value);
    }
    if (chosen) reply.header("Content-Encoding", chosen.encoding);
    const isPackedNow = packed.length === 0 && isWorthPacking(whole);
    if (packed.length > 0 || isPackedNow) reply.header("Vary", "Accept-Encoding");
    return reply.send((isPackedNow && gzipped(found.stream, exchange)) || found.stream);
  };
