import { join } from "node:path";
import { isLocked, takeLock } from "../processes/process-lock";

const lockIn = (stateRoot: string): string => join(stateRoot, "lock.db");

/** Whether work is going on in a state folder. */
export const isBusy = (stateRoot: string): boolean => isLocked(lockIn(stateRoot));

/**
 * Does work that may run once at a time in a state folder, in whatever process.
 * @returns The result of the work; "busy" when another process holds the lock.
 */
export const withRefreshLock = async <Result>(
  stateRoot: string,
  work: () => Promise<Result>,
): Promise<Result | "busy"> => {
  const release = takeLock(lockIn(stateRoot));
  if (release === null) return "busy";
  try {
    return await work();
  } finally {
    release();
  }
};
