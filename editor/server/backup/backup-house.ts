import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import Database from "libsql";
import { DATABASE_FILE } from "../accounts/database";
import { packFolder } from "./archive";
import { isLeftOut, type Place } from "./places";

/**
 * Copies the accounts as they are at one moment, while a desk may write. Sessions stay out: somebody who has logged out
 * since would be logged in again.
 */
const copyAccounts = async (from: string, to: string): Promise<void> => {
  const database = new Database(from);
  database.pragma("busy_timeout = 5000");
  database.prepare("VACUUM INTO ?").run(to);
  database.close();
  await chmod(to, 0o600);
  const copy = new Database(to);
  copy.exec("DELETE FROM sessions");
  copy.close();
};

const MAX_TRIES = 5;

/** Copies a place, again when a file of it is removed meanwhile, as drafts are. */
const copyPlace = async (place: Place, to: string, tries = MAX_TRIES): Promise<void> => {
  try {
    await cp(place.path, to, {
      recursive: true,
      dereference: true,
      preserveTimestamps: true,
      filter: (path) => path === place.path || !isLeftOut(place, basename(path)),
    });
  } catch (error) {
    if (tries === 1 || !(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    await rm(to, { recursive: true, force: true });
    await copyPlace(place, to, tries - 1);
  }
};

interface Backup {
  readonly places: readonly Place[];
  /** The archive, which appears there only once it is whole. */
  readonly archive: string;
  readonly now: Date;
}

/** Writes a house's backup, readable only by its owner. @returns The number of files in it. */
export const backUpHouse = async ({ places, archive, now }: Backup): Promise<number> => {
  await mkdir(dirname(archive), { recursive: true });
  const work = await mkdtemp(join(dirname(archive), ".backup-"));
  try {
    const folder = join(work, "house");
    for (const place of places) if (existsSync(place.path)) await copyPlace(place, join(folder, place.name));
    const accounts = join(places.find(({ name }) => name === "state")?.path ?? "", DATABASE_FILE);
    if (existsSync(accounts)) await copyAccounts(accounts, join(folder, "state", DATABASE_FILE));
    const packed = join(work, "archive");
    const files = await packFolder(folder, packed, now);
    await chmod(packed, 0o600);
    await rename(packed, archive);
    return files;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
