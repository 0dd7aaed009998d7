import type { LocalDateTime } from "../../../src/rules/time/local-time";
import { toLocal, wallClock } from "../../../src/rules/time/oslo";

const momentOf = (clock: string | undefined): LocalDateTime | null => {
  if (clock === undefined) return null;
  return clock.length === 10 ? `${clock}T00:00` : wallClock(clock);
};

/** The current Oslo time to the minute, or the time that CLOCK sets ("2026-12-24T12:00") for tests and previews. */
export const buildMoment = (): LocalDateTime => momentOf(process.env.CLOCK) ?? toLocal(Date.now());
