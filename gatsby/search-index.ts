import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  INDEX_QUERY,
  makeIndex,
  removeIndex,
  searchRecords,
  serveSearch,
  writeIndex,
} from "../src/features/search/build/build";
import { askGraphiql } from "./ask-graphiql";
import { answered } from "./build-step";

type PostBuild = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0];

/** Indexes everything that can be found and writes the index into the built site. */
export const writeSearchIndex = async (graphql: PostBuild["graphql"]): Promise<void> => {
  const data = answered(await graphql<Queries.SearchIndexQuery>(INDEX_QUERY));
  writeIndex(await makeIndex(searchRecords(data)), resolve("public"));
};

/** The search in develop: the content as it is at the moment of searching, and nothing of an earlier build. */
export const searchInDevelop = () => {
  removeIndex(resolve("public"));
  return serveSearch({
    records: async (port) => searchRecords(await askGraphiql<Queries.SearchIndexQuery>(port, INDEX_QUERY)),
    makeIndex,
  });
};
