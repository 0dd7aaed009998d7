import { mkdir } from "node:fs/promises";
import { lock } from "proper-lockfile";

/** The lock of a process that was killed is taken over after this time. */
const STALE_MS = 20_000;

/**
 * Does work that may run once at a time in a state folder, in whatever process.
 * @returns The result of the work; "busy" when another process holds the lock.
 */
export const withRefreshLock = async <Result>(
  stateRoot: string,
  work: () => Promise<Result>,
): Promise<Result | "busy"> => {
  await mkdir(stateRoot, { recursive: true });
  let release: () => Promise<void>;
  try {
    release = await lock(stateRoot, { stale: STALE_MS, lockfilePath: `${stateRoot}/lock` });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ELOCKED") return "busy";
    throw error;
  }
  try {
    return await work();
  } finally {
    await release();
  }
};
