import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runCommand } from "../processes/run-command";
import { readSiteFacts } from "../read-site-facts";
import { publishRelease } from "./publish-release";
import { commandStep, type Step, type StepFailure } from "./steps";

/** The file in a folder of releases that names the host whose releases they are. */
const OWNER_FILE = "host";

/**
 * Takes a folder of releases for a site. Another house that is published with the same RELEASES_DIR must not take its
 * place.
 * @returns Null, or the host of the other site that the folder belongs to.
 */
const claimReleases = async (root: string, host: string): Promise<string | null> => {
  await mkdir(root, { recursive: true });
  const file = join(root, OWNER_FILE);
  const owner = (await readFile(file, "utf8").catch(() => "")).trim();
  if (owner === "") await writeFile(file, `${host}\n`);
  return owner === "" || owner === host ? null : owner;
};

export const AS_BEFORE = "Nettstedet er som før.";
const SHOW_IT = "Vis det som står under, til den som har ansvar for driften.";

/** How the built files get to where they are served from. */
export interface Target {
  /** The operator's command (PUBLISH_COMMAND). */
  readonly command: string | undefined;
  /** The folder of releases (RELEASES_DIR). */
  readonly releases: string | undefined;
  /** Makes the web server read its configuration again (RELOAD_COMMAND), when that is another than before. */
  readonly reload: string | undefined;
}

export const targetFrom = (environment: NodeJS.ProcessEnv): Target => ({
  command: environment.PUBLISH_COMMAND || undefined,
  releases: environment.RELEASES_DIR || undefined,
  reload: environment.RELOAD_COMMAND || undefined,
});

/** Without a target, the build works in the folder that may be served. */
const HALF_BUILT =
  "Filene i mappen public kan være halvferdige. Vises nettstedet derfra, kan noe mangle til det er bygget på nytt.";

export const hasTarget = ({ command, releases }: Target): boolean => command !== undefined || releases !== undefined;

/** What stands against publishing the built site in a folder of releases: that it is another site's. */
const refusal = async (root: string): Promise<StepFailure | null> => {
  const file = resolve(".cache/site-server.json");
  if (!existsSync(file)) return null;
  const { host } = readSiteFacts({ file });
  const owner = await claimReleases(root, host);
  if (owner === null) return null;
  const cure = `Sett RELEASES_DIR til en annen mappe, eller slett ${join(root, OWNER_FILE)} hvis nettstedet har fått ny adresse.`;
  return { failure: `${root} har utgavene til ${owner}, ikke til ${host}. → ${cure} ${AS_BEFORE}`, output: [] };
};

/** Swaps the release's folder in; a step that fails leaves the one before in place. */
const releaseStep = (root: string, reload: string | undefined): Step => ({
  label: "Bytter til den nye utgaven",
  run: async () => {
    const refused = await refusal(resolve(root));
    if (refused !== null) return refused;
    const failed = await publishRelease({
      root: resolve(root),
      publicRoot: resolve("public"),
      configuration: resolve("publishing"),
      reload: reload === undefined ? null : () => runCommand(reload),
    });
    return failed === null
      ? null
      : { failure: `Tjeneren tok ikke imot den nye utgaven. ${AS_BEFORE} ${SHOW_IT}`, output: failed };
  },
});

/** Building, packing and publishing: what the desk and `npm run refresh` have in common. */
export const siteSteps = (target: Target): readonly Step[] => {
  const { command, releases, reload } = target;
  const state = hasTarget(target) ? AS_BEFORE : HALF_BUILT;
  return [
    commandStep("Bygger nettstedet", {
      failure: `Nettstedet lot seg ikke bygge. ${state} ${SHOW_IT}`,
      run: (say) => runCommand("npm run build", { say }),
    }),
    commandStep("Pakker filene", {
      failure: `Filene lot seg ikke pakke. ${state} ${SHOW_IT}`,
      run: (say) => runCommand("npm run compress", { say }),
    }),
    ...(releases === undefined ? [] : [releaseStep(releases, reload)]),
    ...(command === undefined
      ? []
      : [
          commandStep("Publiserer", {
            failure: `Filene kom ikke fram til nettstedet. ${SHOW_IT} Prøv så igjen.`,
            run: (say) => runCommand(command, { say }),
          }),
        ]),
  ];
};
