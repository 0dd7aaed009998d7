import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { publishHouseFiles } from "./house-files";
import { readSite } from "./read-site";
import { writeSearchIndex } from "./search-index";

const QUERY = /* GraphQL */ `
  query ServerRules {
    website {
      published
    }
    allRedirectsSettings {
      nodes {
        redirects {
          from
          to
        }
      }
    }
  }
`;

/** Leaves what the server must know beside the built site, and in it the files of the house that was built. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data } = await graphql<Queries.ServerRulesQuery>(QUERY);
  if (!data?.website) {
    reporter.panicOnBuild("The site's settings could not be read for the server.");
    return;
  }
  const rules = {
    published: data.website.published,
    redirects: data.allRedirectsSettings.nodes.flatMap(({ redirects }) => redirects),
  };
  writeFileSync(resolve(".cache/site-server.json"), `${JSON.stringify(rules, null, 2)}\n`);
  publishHouseFiles({
    projectFiles: resolve("static"),
    houseFiles: readSite().staticRoot,
    publicRoot: resolve("public"),
  });
  await writeSearchIndex({ graphql, reporter });
};
