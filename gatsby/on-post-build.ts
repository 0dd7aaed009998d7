import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "../src/features/partner-services/build/build";
import { forMachines } from "../src/features/programme/build/machine-files";
import { dateOf } from "../src/rules/local-time";
import { writeFilmPlatformFile } from "./film-platform-file";
import { finishPages } from "./finish-pages";
import { finishWorker } from "./finish-worker";
import { publishHouseFiles } from "./house-files";
import { iconFile } from "./icon-file";
import { MACHINE_QUERY } from "./machine-query";
import { readSite } from "./read-site";
import { removeInternals } from "./remove-internals";
import { writeSearchIndex } from "./search-index";
import { SECURITY_FILE, securityText } from "./security-file";
import { SITE_FACTS_QUERY, siteFacts } from "./site-facts";
import { workerIsOff } from "./site-offline";
import { runtimeOf } from "./site-runtime";
import { themeColors } from "./theme-color";
import { writeForMachines } from "./write-for-machines";
import { writePublished } from "./write-published";
import { writePublishing } from "./write-publishing";
import { writeWhenChanged } from "./write-when-changed";

/** Writes a file that servers and programs look for by its name, unless the house has one of its own, or there is none to write. */
const publishKnown = (publicRoot: string, path: string, content: string | Buffer | null): void => {
  if (content === null || existsSync(join(readSite().staticRoot, path))) return;
  writeWhenChanged(join(publicRoot, path), content);
};

/** Leaves what the server must know beside the built site, and in it the house's own files and what machines read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, reporter }) => {
  const publicRoot = resolve("public");
  publishHouseFiles({
    projectFiles: resolve("static"),
    houseFiles: readSite().staticRoot,
    publicRoot,
  });
  const [website] = getNodesByType("Website");
  publishKnown(publicRoot, "/favicon.ico", iconFile(publicRoot));
  const machines = await graphql<Queries.MachineQuery>(MACHINE_QUERY);
  if (!machines.data)
    reporter.panicOnBuild("The programme could not be read for calendars, channels and open data.", machines.errors);
  const told = machines.data ? forMachines(machines.data) : null;
  if (told) writeForMachines(told.files, publicRoot);
  if (machines.data) writeFilmPlatformFile(machines.data);
  const moment = machines.data?.buildMoment?.moment;
  if (moment) publishKnown(publicRoot, SECURITY_FILE, securityText(website, dateOf(moment)));
  const { hashes } = finishPages({
    publicRoot,
    factsOf: told?.factsOf ?? (() => null),
    head: themeColors(readSite().theme),
  });
  await writeSearchIndex({ graphql, reporter });
  finishWorker(publicRoot, workerIsOff());
  const { data } = await graphql<Queries.SiteFactsQuery>(SITE_FACTS_QUERY);
  const runtime = runtimeOf(website, environment());
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
