import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { INDEX_ADDRESS, INDEX_FOLDER, type SearchContent } from "../record";
import type { SearchIndex } from "./make-index";
import { indexAddress } from "./write-index";

interface SearchSource {
  /** The content as it is now; `port` is that of the development server. */
  readonly content: (port: number) => Promise<SearchContent>;
  readonly makeIndex: (content: SearchContent) => SearchIndex;
}

/** A digest of the index's input. */
export const contentDigest = (content: SearchContent): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/**
 * Serves the search in develop, from memory. When a page asks for the catalogue, the content is queried, and a new
 * index is made if it has changed. None is made before the first search.
 */
export const serveSearch = ({ content, makeIndex }: SearchSource): RequestHandler => {
  let held: { readonly digest: string; readonly index: SearchIndex } | null = null;

  const current = async (port: number): Promise<SearchIndex> => {
    const now = await content(port);
    const digest = contentDigest(now);
    if (held?.digest !== digest) held = { digest, index: makeIndex(now) };
    return held.index;
  };

  return (request, response, next) => {
    const [, folder = "", file = ""] = /^\/([^/]+)\/(.+)$/.exec(request.path) ?? [];
    if (request.path === INDEX_ADDRESS) {
      current(request.socket.localPort ?? 0)
        .then((index) => response.type("json").set("Cache-Control", "no-cache").send(indexAddress(index)))
        .catch(next);
    } else if (folder === INDEX_FOLDER) {
      const found = held?.index.files.get(file);
      if (found === undefined) response.status(404).end();
      else response.type(file.split(".").at(-1) ?? "").send(Buffer.from(found));
    } else next();
  };
};
