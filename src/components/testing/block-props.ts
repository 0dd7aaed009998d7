import type { LocalDate } from "../../../domain/time/local-time";

/** What a block that shows a day has in a build of that day. */
export const builtOn = (date: LocalDate) => ({ today: { date }, asOf: `${date}T00:00` });

/** A block that is not the first of its page. */
export const FURTHER_DOWN = { headline: "h2", first: false } as const;
