/** Times of day at which the operator's timer runs (REFRESH_AT: "06.00 12.00 18.00"), for the status that is shown. */
const TIME = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/;

const HOUR_MS = 3_600_000;
/** A run takes minutes, and the clock may have changed. */
const LATE_MS = 2 * HOUR_MS;

/** What REFRESH_AT says, separated by spaces or commas, as "06.00"; what is not a time of day is ignored. */
const timesOf = (times: string): readonly string[] =>
  times
    .split(/[\s,]+/)
    .flatMap((time) => {
      const [, hours, minutes] = TIME.exec(time) ?? [];
      return hours === undefined || minutes === undefined ? [] : [`${hours.padStart(2, "0")}.${minutes}`];
    })
    .sort();

/**
 * The next time of day after a moment, both on the venue's clocks.
 * @param clock The time of day: "17:40".
 * @returns "18.00", tomorrow's first when today's have passed; null without times.
 */
export const nextRefresh = (times: string, clock: string): string | null => {
  const sorted = timesOf(times);
  return sorted.find((time) => time > clock.replace(":", ".")) ?? sorted[0] ?? null;
};

/** Wall-clock times are compared as if they were UTC's. */
const asMs = (local: string): number => Date.parse(`${local.slice(0, 16)}Z`);
const asLocal = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

/**
 * When the run after the last published one should have been, all on the venue's clocks.
 * @returns "2026-12-24T18:00"; null when it is not two hours late. Without times, a run a day is expected.
 */
export const overdueSince = (times: string, published: string, now: string): string | null => {
  const last = asMs(published);
  const due = [0, 1].flatMap((days) => {
    const day = asLocal(last + days * 24 * HOUR_MS).slice(0, 10);
    return timesOf(times).map((time) => asMs(`${day}T${time.replace(".", ":")}`));
  });
  const next = due.find((time) => time > last) ?? last + 24 * HOUR_MS;
  return asMs(now) > next + LATE_MS ? asLocal(next) : null;
};
