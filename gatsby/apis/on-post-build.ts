import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { dateOf } from "../../domain/time/local-time";
import { environment } from "../../src/features/partner-services/build/build";
import { forMachines } from "../../src/features/programme/build/machine-files";
import { answered, buildSteps } from "../build-step";
import { cachedResult, codeDigest } from "../cached-result";
import { finishPages } from "../finish/finish-pages";
import { finishWorker } from "../finish/finish-worker";
import { finishedPages } from "../finish/finished-pages";
import { removeInternals } from "../finish/remove-internals";
import { publishStaticFiles } from "../finish/static-files";
import { readSite } from "../options/read-site";
import { iconFile } from "../outputs/icon-file";
import { writeFilmPlatformFile } from "../outputs/machine/film-platform-file";
import { MACHINE_QUERY } from "../outputs/machine/machine-query";
import { readPublishedCalendars, writePublishedCalendars } from "../outputs/machine/published-calendars";
import { writeMachineFiles } from "../outputs/machine/write-machine-files";
import { writeSearchIndex } from "../outputs/search-index";
import { SECURITY_FILE, securityText } from "../outputs/security-file";
import { SHARE_PICTURES_QUERY, writeSharePictures } from "../outputs/share-pictures";
import { addShortcuts, SHORTCUTS_QUERY } from "../outputs/shortcuts";
import { SITE_FACTS_QUERY, siteFacts } from "../outputs/site-facts";
import { workerIsOff } from "../outputs/site-offline";
import { runtimeOf } from "../outputs/site-runtime";
import { writePublished } from "../outputs/write-published";
import { writePublishing } from "../outputs/write-publishing";
import { themeColors } from "../theme/theme-color";
import { writeWhenChanged } from "../write-when-changed";

/** Publishes a well-known file, unless the static files have one of their own or there is nothing to write. */
const publishKnown = (publicRoot: string, path: string, content: string | Buffer | null): void => {
  if (content === null || existsSync(join(readSite().staticRoot, path))) return;
  writeWhenChanged(join(publicRoot, path), content);
};

/** Finishes pages and worker, and writes the files for servers, calendars, channels and search engines. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNode, getNodesByType, graphql, reporter }) => {
  const step = buildSteps({ reporter, getNode });
  const publicRoot = resolve("public");
  const [website] = getNodesByType("Website");
  const code = codeDigest();
  await step("egne filer", async () => {
    publishStaticFiles({ projectFiles: resolve("static"), siteFiles: readSite().staticRoot, publicRoot });
    publishKnown(publicRoot, "/favicon.ico", iconFile(publicRoot));
    addShortcuts(answered(await graphql<Queries.ShortcutsQuery>(SHORTCUTS_QUERY)), publicRoot);
  });
  const machineFiles = await step("kalendere, kanaler og åpne data", async () => {
    const machines = answered(await graphql<Queries.MachineQuery>(MACHINE_QUERY));
    const made = forMachines(machines, readPublishedCalendars(website));
    if (made) writeMachineFiles(made.files, publicRoot);
    writeFilmPlatformFile(machines);
    const moment = machines.buildMoment?.moment;
    if (moment) publishKnown(publicRoot, SECURITY_FILE, securityText(website, dateOf(moment)));
    return made;
  });
  await step("bilder til deling", async () => {
    const data = answered(await graphql<Queries.SharePicturesQuery>(SHARE_PICTURES_QUERY));
    const { name: house, theme } = readSite();
    await writeSharePictures({ data, house, theme, publicRoot, cache: resolve(".cache/deling"), code });
  });
  const scripts = await step("sider", () =>
    finishPages({
      publicRoot,
      factsOf: machineFiles?.factsOf ?? (() => null),
      head: themeColors(readSite().theme),
      cachedResult: cachedResult({ file: resolve(".cache/finished-pages.json"), schema: finishedPages, code }),
    }),
  );
  await step("søk", () => writeSearchIndex(graphql, code));
  // Last, because it depends on what the other steps have written.
  await step("tjenerregler", async () => {
    finishWorker(publicRoot, workerIsOff());
    const data = answered(await graphql<Queries.SiteFactsQuery>(SITE_FACTS_QUERY));
    const runtime = runtimeOf(website, environment());
    const facts = siteFacts({ data, runtime, inlineScripts: scripts?.hashes ?? [], publicRoot });
    if (!facts) throw new Error("there is no site");
    removeInternals(publicRoot);
    writePublishing(facts, publicRoot, data.website?.stage);
    writePublished(getNodesByType, readSite().settings ?? {});
    if (machineFiles) writePublishedCalendars(website, machineFiles.published);
  });
};
