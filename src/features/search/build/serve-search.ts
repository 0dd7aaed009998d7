import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { INDEX_ADDRESS, INDEX_FOLDER, type SearchRecord } from "../record";
import type { SearchIndex } from "./make-index";
import { indexAddress } from "./write-index";

interface SearchSource {
  /** The records as they are now; `port` is the one that the site is asked on. */
  readonly records: (port: number) => Promise<readonly SearchRecord[]>;
  readonly makeIndex: (records: readonly SearchRecord[]) => Promise<SearchIndex>;
}

/** Changes with everything that the index is made from. */
export const recordsDigest = (records: readonly SearchRecord[]): string =>
  createHash("sha256").update(JSON.stringify(records)).digest("hex");

/**
 * Serves the search in develop, from memory. Whenever a page asks where the index is, the content is asked for, and a
 * new index is made if it has changed. Nothing is made before a search.
 */
export const serveSearch = ({ records, makeIndex }: SearchSource): RequestHandler => {
  let held: { readonly digest: string; readonly index: Promise<SearchIndex> } | null = null;

  const current = async (port: number): Promise<SearchIndex> => {
    const found = await records(port);
    const digest = recordsDigest(found);
    if (held?.digest !== digest) held = { digest, index: makeIndex(found) };
    const making = held;
    return making.index.catch((error: unknown) => {
      if (held === making) held = null;
      throw error;
    });
  };

  return (request, response, next) => {
    const [, folder = "", file = ""] = /^\/([^/]+)\/(.+)$/.exec(request.path) ?? [];
    if (request.path === INDEX_ADDRESS) {
      current(request.socket.localPort ?? 0)
        .then((index) => response.type("json").set("Cache-Control", "no-cache").send(indexAddress(index)))
        .catch(next);
    } else if (folder.startsWith(INDEX_FOLDER)) {
      Promise.resolve(held?.index)
        .then((index) => {
          const content = index?.folder === folder ? index.files.get(file) : undefined;
          if (content === undefined) response.status(404).end();
          else response.type(file.split(".").at(-1) ?? "").send(Buffer.from(content));
        })
        .catch(next);
    } else next();
  };
};
