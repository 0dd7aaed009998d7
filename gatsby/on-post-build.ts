import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishWorker } from "./finish-worker";
import { publishHouseFiles } from "./house-files";
import { MACHINE_QUERY } from "./machine-query";
import { readSite } from "./read-site";
import { writeSearchIndex } from "./search-index";
import { workerIsOff } from "./site-offline";
import { writeForMachines } from "./write-for-machines";

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

/** Leaves what the server must know beside the built site, and in it the house's own files and what machines read. */
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
  const machines = await graphql<Queries.MachineQuery>(MACHINE_QUERY);
  if (machines.data) writeForMachines(machines.data, resolve("public"));
  else reporter.panicOnBuild("The programme could not be read for calendars, channels and open data.", machines.errors);
  await writeSearchIndex({ graphql, reporter });
  finishWorker(resolve("public"), workerIsOff());
};
