import type { LocalDateTime } from "../../rules/time/local-time";
import { toEpoch } from "../../rules/time/oslo";

/** Stops the clock at a moment in Oslo, until jest.useRealTimers(). */
export const stopClockAt = (moment: LocalDateTime): void => {
  jest.useFakeTimers({ now: toEpoch(moment) });
};
