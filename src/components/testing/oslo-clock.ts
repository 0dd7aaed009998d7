import type { LocalDateTime } from "../../../domain/time/local-time";
import { toEpoch } from "../../../domain/time/oslo";

/** Stops the clock at a moment in Oslo, until jest.useRealTimers(). */
export const stopClockAt = (moment: LocalDateTime): void => {
  jest.useFakeTimers({ now: toEpoch(moment) });
};
