import { existsSync, readFileSync } from "node:fs";
import type { LocalDateTime } from "../../domain/time/local-time";
import { toLocal, wallClock } from "../../domain/time/oslo";

const momentOf = (clock: string | undefined): LocalDateTime | null => {
  if (clock === undefined) return null;
  return clock.length === 10 ? `${clock}T00:00` : wallClock(clock);
};

/** The desk's preview, a long-running process, changes its moment through a file. */
const inFile = (path: string | undefined): string | undefined =>
  path !== undefined && existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;

/** The current Oslo time to the minute, or the one set by CLOCK ("2026-12-24T12:00") for tests and previews. */
export const buildMoment = (): LocalDateTime =>
  momentOf(inFile(process.env.CLOCK_FILE) ?? process.env.CLOCK) ?? toLocal(Date.now());
