import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file in a folder of releases that names the host whose releases they are. */
export const OWNER_FILE = "host";

/**
 * Takes a folder of releases for a site. Another house that is published with the same RELEASES_DIR must not take its
 * place.
 * @returns Null, or the host of the other site that the folder belongs to.
 */
export const claimReleases = async (root: string, host: string): Promise<string | null> => {
  await mkdir(root, { recursive: true });
  const file = join(root, OWNER_FILE);
  const owner = (await readFile(file, "utf8").catch(() => "")).trim();
  if (owner === "") await writeFile(file, `${host}\n`);
  return owner === "" || owner === host ? null : owner;
};
