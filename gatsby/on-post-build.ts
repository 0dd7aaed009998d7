import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "../src/features/partner-services/build/build";
import { forMachines } from "../src/features/programme/build/machine-files";
import { dateOf } from "../src/rules/local-time";
import { answered, buildSteps } from "./build-step";
import { writeFilmPlatformFile } from "./film-platform-file";
import { finishPages } from "./finish-pages";
import { finishWorker } from "./finish-worker";
import { finishedPages } from "./finished-pages";
import { publishHouseFiles } from "./house-files";
import { iconFile } from "./icon-file";
import { codeDigest, keptResult } from "./kept-result";
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

/** Writes a file that programs look for by its name, unless the house has one of its own, or there is none to write. */
const publishKnown = (publicRoot: string, path: string, content: string | Buffer | null): void => {
  if (content === null || existsSync(join(readSite().staticRoot, path))) return;
  writeWhenChanged(join(publicRoot, path), content);
};

/** Leaves what the server must know beside the built site, and in it the house's own files and what machines read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNode, getNodesByType, graphql, reporter }) => {
  const step = buildSteps({ reporter, getNode });
  const publicRoot = resolve("public");
  const [website] = getNodesByType("Website");
  const code = codeDigest();
  await step("egne filer", () => {
    publishHouseFiles({ projectFiles: resolve("static"), houseFiles: readSite().staticRoot, publicRoot });
    publishKnown(publicRoot, "/favicon.ico", iconFile(publicRoot));
  });
  const told = await step("kalendere, kanaler og åpne data", async () => {
    const machines = answered(await graphql<Queries.MachineQuery>(MACHINE_QUERY));
    const made = forMachines(machines);
    if (made) writeForMachines(made.files, publicRoot);
    writeFilmPlatformFile(machines);
    const moment = machines.buildMoment?.moment;
    if (moment) publishKnown(publicRoot, SECURITY_FILE, securityText(website, dateOf(moment)));
    return made;
  });
  const scripts = await step("sider", () =>
    finishPages({
      publicRoot,
      factsOf: told?.factsOf ?? (() => null),
      head: themeColors(readSite().theme),
      kept: keptResult({ file: resolve(".cache/finished-pages.json"), schema: finishedPages, code }),
    }),
  );
  await step("søk", () => writeSearchIndex(graphql, code));
  // Last, because it tells of what the others have written.
  await step("tjenerregler", async () => {
    finishWorker(publicRoot, workerIsOff());
    const data = answered(await graphql<Queries.SiteFactsQuery>(SITE_FACTS_QUERY));
    const runtime = runtimeOf(website, environment());
    const facts = siteFacts({ data, runtime, inlineScripts: scripts?.hashes ?? [], publicRoot });
    if (!facts) throw new Error("there is no site");
    removeInternals(publicRoot);
    writePublishing(facts, publicRoot);
    writePublished(getNodesByType);
  });
};
