import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  contentDigest,
  INDEX_QUERY,
  isWritten,
  makeIndex,
  removeIndex,
  searchContent,
  serveSearch,
  writeIndex,
  written,
  writtenIndex,
} from "../../src/features/search/build/build";
import { answered } from "../build-step";
import { cachedResult } from "../cached-result";
import { queryGraphiql } from "./query-graphiql";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

/**
 * Indexes everything that can be found and writes the index into the built site. The previous build's index is kept
 * when no record has changed.
 */
export const writeSearchIndex = async (graphql: PostBuild["graphql"], code: string | null): Promise<void> => {
  const publicRoot = resolve("public");
  const cached = cachedResult({ file: resolve(".cache/search-index.json"), schema: writtenIndex, code });
  const content = searchContent(answered(await graphql<Queries.SearchIndexQuery>(INDEX_QUERY)));
  const digest = contentDigest(content);
  const before = cached.read();
  if (before?.content === digest && isWritten(before, publicRoot)) return;
  const index = makeIndex(content);
  writeIndex(index, publicRoot);
  cached.write(written(index, digest));
};

/** The search in develop: the content as it is at the moment of searching, and nothing of an earlier build. */
export const searchInDevelop = () => {
  removeIndex(resolve("public"));
  return serveSearch({
    content: async (port) => searchContent(await queryGraphiql<Queries.SearchIndexQuery>(port, INDEX_QUERY)),
    makeIndex,
  });
};
