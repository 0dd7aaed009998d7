import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "../src/features/partner-services/build/build";
import { forMachines } from "../src/features/programme/build/machine-files";
import { writeFilmPlatformFile } from "./film-platform-file";
import { finishPages } from "./finish-pages";
import { finishWorker } from "./finish-worker";
import { publishHouseFiles } from "./house-files";
import { MACHINE_QUERY } from "./machine-query";
import { readSite } from "./read-site";
import { removeInternals } from "./remove-internals";
import { writeSearchIndex } from "./search-index";
import { SITE_FACTS_QUERY, siteFacts } from "./site-facts";
import { workerIsOff } from "./site-offline";
import { runtimeOf } from "./site-runtime";
import { writeForMachines } from "./write-for-machines";
import { writePublished } from "./write-published";
import { writePublishing } from "./write-publishing";

/** Leaves what the server must know beside the built site, and in it the house's own files and what machines read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, reporter }) => {
  const publicRoot = resolve("public");
  publishHouseFiles({
    projectFiles: resolve("static"),
    houseFiles: readSite().staticRoot,
    publicRoot,
  });
  const machines = await graphql<Queries.MachineQuery>(MACHINE_QUERY);
  if (!machines.data)
    reporter.panicOnBuild("The programme could not be read for calendars, channels and open data.", machines.errors);
  const told = machines.data ? forMachines(machines.data) : null;
  if (told) writeForMachines(told.files, publicRoot);
  if (machines.data) writeFilmPlatformFile(machines.data);
  const { hashes } = finishPages({ publicRoot, factsOf: told?.factsOf ?? (() => null) });
  await writeSearchIndex({ graphql, reporter });
  finishWorker(publicRoot, workerIsOff());
  const { data } = await graphql<Queries.SiteFactsQuery>(SITE_FACTS_QUERY);
  const runtime = runtimeOf(getNodesByType("Website")[0], environment());
  const facts = data && siteFacts({ data, runtime, inlineScripts: hashes, publicRoot });
  // Last, because it tells of what the others have written.
  if (!facts) {
    reporter.panicOnBuild("The site's settings could not be read for the server.");
    return;
  }
  removeInternals(publicRoot);
  writePublishing(facts, publicRoot);
  writePublished(getNodesByType);
};
