import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BuiltSite } from "../../browser/support/changing-site";
import type { Workshop } from "./workshop";

/** Successive builds, each in a folder of its own. */
export type Deploy = "first" | "content" | "code" | "off";

export const FILM = "/nattekspressen-20261";
export const DELETED = "/article/filmklubben-for-de-yngste";
const RENAMED = "/article/kaffe-og-kunst-i-foajeen";
const NEW_NAME = "/article/kunst-i-foajeen";
export const NEW_TEXT = "Toget går i natt.";
/** On /om-oss. */
export const NEW_WORD = "Avvik framover";

const folderOf = ({ site }: Workshop, name: Deploy): string => join(site, ".deploys", name);

export const deployed = (workshop: Workshop, name: Deploy): BuiltSite => ({
  publicRoot: join(folderOf(workshop, name), "public"),
  rulesFile: join(folderOf(workshop, name), "site-server.json"),
});

const keep = (workshop: Workshop, name: Deploy): void => {
  const folder = folderOf(workshop, name);
  mkdirSync(folder, { recursive: true });
  execFileSync("cp", ["-a", join(workshop.site, "public"), folder]);
  execFileSync("cp", ["-a", join(workshop.site, ".cache/site-server.json"), folder]);
};

const buildAs = async (workshop: Workshop, name: Deploy, env: Readonly<Record<string, string>> = {}): Promise<void> => {
  const { code, output } = await workshop.gatsbyBuild(env);
  if (code !== 0) throw new Error(`The build «${name}» failed:\n\n${output}`);
  keep(workshop, name);
};

const editContent = ({ edit, delete: remove, write, read, setText }: Workshop): void => {
  const film = "content/productions/nattekspressen.json";
  write(film, read(film).replace('"<p>', `"<p>${NEW_TEXT} `));
  remove("content/articles/filmklubben-for-de-yngste.json");
  edit("content/pages/om-kinoen.json", DELETED, "/article/aldersgrenser");
  setText("content/articles/kaffe-og-kunst-i-foajeen.json", "slug", NEW_NAME.replace("/article/", ""));
  edit(
    "content/settings/redirects.json",
    '"redirects": [',
    `"redirects": [\n    { "from": "${RENAMED}", "to": "${NEW_NAME}" },`,
  );
};

/** The warm build, one with other content, one with other code, and one without service worker. */
export const buildDeploys = async (workshop: Workshop): Promise<void> => {
  keep(workshop, "first");
  editContent(workshop);
  await buildAs(workshop, "content");
  workshop.edit("src/lib/texts.ts", 'deviations: "Avvikende åpningstider"', `deviations: "${NEW_WORD}"`);
  await buildAs(workshop, "code");
  await buildAs(workshop, "off", { SERVICE_WORKER: "off" });
};
