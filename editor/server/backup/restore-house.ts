import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "libsql";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { DATABASE_FILE } from "../accounts/database";
import { takeDeskLock } from "../desk-lock";
import { BackupFault, unpackArchive, unusable } from "./archive";
import { isTaken, type Place } from "./places";

interface Restore {
  readonly places: readonly Place[];
  readonly archive: string;
  /** Whether what is there may be put aside. */
  readonly overwrites: boolean;
  readonly now: Date;
}

export interface Restored {
  /** When the backup was made, as an ISO instant. */
  readonly at: string;
  /** The folders and files that are back. */
  readonly restored: readonly string[];
  /** Where the former folders are now. */
  readonly aside: readonly string[];
}

const checkAccounts = (file: string): void => {
  if (!existsSync(file)) return;
  const database = new Database(file);
  try {
    database.prepare("SELECT COUNT(*) FROM accounts").get();
  } catch (cause) {
    throw unusable(cause);
  } finally {
    database.close();
  }
};

/** What was at a path, and where it is now. */
interface Former {
  readonly path: string;
  readonly aside: string;
}

/** Undoes what has been done, the last first. */
type Undo = () => Promise<unknown>;

/**
 * Puts the unpacked places where they belong: all are written beside their targets first, and then renamed.
 * @returns Where the former ones are now.
 */
const putInPlace = async (places: readonly Place[], folder: string, stamp: string): Promise<readonly Former[]> => {
  const undo: Undo[] = [];
  const aside: Former[] = [];
  const besides = places.map(({ path }) => ({ path, next: `${path}.ny-${stamp}`, former: `${path}.for-${stamp}` }));
  try {
    for (const [index, { path, next }] of besides.entries()) {
      undo.push(() => rm(next, { recursive: true, force: true }));
      await mkdir(dirname(path), { recursive: true });
      await cp(join(folder, places[index]?.name ?? ""), next, { recursive: true, preserveTimestamps: true });
    }
    for (const { path, next, former } of besides) {
      if (existsSync(path)) {
        await rename(path, former);
        undo.push(() => rename(former, path));
        aside.push({ path, aside: former });
      }
      await rename(next, path);
      undo.push(() => rename(path, next));
      // The history stays with the content.
      if (existsSync(join(former, ".git"))) {
        await rename(join(former, ".git"), join(path, ".git"));
        undo.push(() => rename(join(path, ".git"), join(former, ".git")));
      }
    }
    return aside;
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
};

/**
 * Restores a backup, wholly or not at all, while neither a desk nor a refresh runs.
 * @throws {BackupFault} Nothing has been changed then.
 */
export const restoreHouse = async ({ places, archive, overwrites, now }: Restore): Promise<Restored> => {
  const pathOf = (name: Place["name"]): string => places.find((place) => place.name === name)?.path ?? "";
  const content = pathOf("content");
  const made = await mkdir(dirname(content), { recursive: true });
  const folder = await mkdtemp(join(dirname(content), ".restore-"));
  try {
    const at = await unpackArchive(archive, folder);
    checkAccounts(join(folder, "state", DATABASE_FILE));
    const kept = places.filter(({ name }) => existsSync(join(folder, name)));
    const taken = kept.filter(isTaken);
    if (taken.length > 0 && !overwrites)
      throw new BackupFault(
        `Her er det noe fra før: ${taken.map(({ path }) => path).join(", ")}. → Gjenopprett et annet sted, eller skriv --overwrite: da legges det til side.`,
      );
    const state = pathOf("state");
    const release = takeDeskLock(state);
    if (release === null) throw new BackupFault(`Redaksjonen bruker ${state}. → Stopp den, og prøv igjen.`);
    try {
      const stamp = now.toISOString().replaceAll(/\D/g, "").slice(0, 14);
      const former = await withRefreshLock(pathOf("refresh"), () => putInPlace(kept, folder, stamp));
      if (former === "busy")
        throw new BackupFault("Nettstedet oppdateres akkurat nå. → Vent til det er ferdig, og prøv igjen.");
      // What had nothing to keep, such as a folder with a lock.
      const empty = former.filter(({ path }) => !taken.some((place) => place.path === path));
      for (const { aside } of empty) await rm(aside, { recursive: true, force: true });
      return {
        at,
        restored: kept.map(({ path }) => path),
        aside: former.filter((one) => !empty.includes(one)).map(({ aside }) => aside),
      };
    } finally {
      release();
    }
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
