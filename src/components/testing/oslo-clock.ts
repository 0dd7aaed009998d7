import type { LocalDateTime } from "../../rules/local-time";
import { toEpoch } from "../../rules/oslo";

/** Stops the clock at a moment in Oslo, until jest.useRealTimers(). */
export const stopClockAt = (moment: LocalDateTime): void => {
  jest.useFakeTimers({ now: toEpoch(moment) });
};
