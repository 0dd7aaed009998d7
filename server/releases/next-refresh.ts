/** Times of day at which the operator's timer runs (REFRESH_AT: "06.00 12.00 18.00"), for the status that is shown. */
const TIME = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/;

/**
 * The next time of day after a moment, both on the venue's clocks.
 * @param times What REFRESH_AT says, separated by spaces or commas; what is not a time of day is ignored.
 * @param clock The time of day: "17:40".
 * @returns "18.00", tomorrow's first when today's have passed; null without times.
 */
export const nextRefresh = (times: string, clock: string): string | null => {
  const sorted = times
    .split(/[\s,]+/)
    .flatMap((time) => {
      const [, hours, minutes] = TIME.exec(time) ?? [];
      return hours === undefined || minutes === undefined ? [] : [`${hours.padStart(2, "0")}.${minutes}`];
    })
    .sort();
  return sorted.find((time) => time > clock.replace(":", ".")) ?? sorted[0] ?? null;
};
