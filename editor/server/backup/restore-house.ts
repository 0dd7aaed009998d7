import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { takeDeskLock } from "../desk-lock";
import { BackupFault, unpackArchive } from "./archive";
import { isTaken, type Place } from "./places";

interface Restore {
  readonly places: readonly Place[];
  readonly archive: string;
  /** Whether what is there may be put aside. */
  readonly overwrites: boolean;
  readonly now: Date;
}

/**
 * Puts the unpacked places where they belong: all are written beside their targets first, and then renamed.
 * @returns Where the former ones are now, and what they were.
 */
const putInPlace = async (places: readonly Place[], folder: string, stamp: string) => {
  const undo: (() => Promise<unknown>)[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    undo.push(() => rename(to, from));
  };
  const besides = places.map((place) => ({
    ...place,
    next: `${place.path}.ny-${stamp}`,
    former: `${place.path}.for-${stamp}`,
  }));
  try {
    for (const { name, path, next } of besides) {
      undo.push(() => rm(next, { recursive: true, force: true }));
      await mkdir(dirname(path), { recursive: true });
      await cp(join(folder, name), next, { recursive: true, preserveTimestamps: true });
    }
    for (const { path, next, former } of besides) {
      if (existsSync(path)) await move(path, former);
      await move(next, path);
      // The history stays with the content.
      if (existsSync(join(former, ".git"))) await move(join(former, ".git"), join(path, ".git"));
    }
    return besides.filter(({ former }) => existsSync(former));
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
};

/**
 * Restores a backup, wholly or not at all, while neither a desk nor a refresh runs.
 * @returns When the backup was made, as an ISO instant; what is back; where what was there is now.
 * @throws {BackupFault} Nothing has been changed then.
 */
export const restoreHouse = async ({ places, archive, overwrites, now }: Restore) => {
  const pathOf = (name: Place["name"]): string => places.find((place) => place.name === name)?.path ?? "";
  const content = pathOf("content");
  const made = await mkdir(dirname(content), { recursive: true });
  const folder = await mkdtemp(join(dirname(content), ".restore-"));
  try {
    const at = await unpackArchive(archive, folder);
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
      const aside = former.filter(({ name }) => taken.some((place) => place.name === name)).map((one) => one.former);
      // The rest had nothing to keep, such as a folder with a lock.
      for (const { former: path } of former)
        if (!aside.includes(path)) await rm(path, { recursive: true, force: true });
      return { at, restored: kept.map(({ path }) => path), aside };
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
