import { dateOf, type LocalDate, type LocalDateTime } from "../../../src/rules/local-time";
import { toLocal, wallClock } from "../../../src/rules/oslo";

const momentOf = (clock: string | undefined): LocalDateTime | null => {
  if (clock === undefined) return null;
  return clock.length === 10 ? `${clock}T00:00` : wallClock(clock);
};

/** The house's time now to the minute, or the time that CLOCK sets ("2026-12-24T12:00") for tests and previews. */
export const buildMoment = (): LocalDateTime => momentOf(process.env.CLOCK) ?? toLocal(Date.now());

/** The build's day. A build that needs its moment too takes the day from that, lest midnight comes in between. */
export const buildDay = (): LocalDate => dateOf(buildMoment());
