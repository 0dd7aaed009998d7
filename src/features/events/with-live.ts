import { addMinutes, toEpoch, toIso, wallClock } from "../../../domain/time/oslo";
import type { LiveShowing } from "./live-showing";

/** A showing as it was built; blocks query what they need of it. */
export interface BuiltShowing {
  readonly key: string;
  readonly start: string;
  readonly status: string;
  readonly end?: string | null;
  readonly startIso?: string;
  readonly previousStart?: string | null;
  readonly saleOpens?: string | null;
  readonly ticketUrl?: string | null;
}

const MINUTE_MS = 60_000;

/** Content takes precedence: ticket systems go on selling cancelled and moved showings. */
const isFixed = (status: string): boolean => ["cancelled", "moved", "free"].includes(status);

const isSelling = ({ status }: LiveShowing): boolean => status === "onSale" || status === "fewLeft";

/** Its times when it begins at another one than was built; the length stays. */
const timesOf = (built: BuiltShowing, { start, previousStart }: LiveShowing) => {
  if (start === undefined || start === built.start) return null;
  const first = previousStart ?? built.previousStart ?? built.start;
  const { end, startIso } = built;
  const minutes = end ? (toEpoch(end) - toEpoch(built.start)) / MINUTE_MS : 0;
  return {
    start,
    previousStart: first === start ? null : first,
    ...(end ? { end: wallClock(addMinutes(start, minutes)) } : {}),
    ...(startIso === undefined ? {} : { startIso: toIso(start) }),
  };
};

const statusOf = (built: BuiltShowing, live: LiveShowing, times: ReturnType<typeof timesOf>): string => {
  if (live.status === "cancelled" || built.status === "cancelled") return "cancelled";
  if (times !== null && times.previousStart !== null) return "moved";
  const isBack = times !== null && built.status === "moved";
  return isFixed(built.status) && !isBack ? built.status : (live.status ?? built.status);
};

/** A built showing with the film platform's current data; the same object when that changes nothing. */
export const withLive = <Showing extends BuiltShowing>(built: Showing, live: LiveShowing): Showing => {
  const times = built.status === "cancelled" ? null : timesOf(built, live);
  const status = statusOf(built, live, times);
  const isFull = live.status === "soldOut" || live.seatsLeft === 0;
  const isSoldOut = isFull && status !== "moved" && status !== "cancelled";
  const hasReason = live.reason !== undefined && (status === "moved" || status === "cancelled");
  const changed = {
    ...times,
    status: isSoldOut ? "soldOut" : status,
    // What the seller sells is on sale, whatever was planned.
    ...(isSelling(live) && built.saleOpens ? { saleOpens: null } : {}),
    ...(isFull && built.ticketUrl ? { ticketUrl: null } : {}),
    ...(hasReason ? { reason: live.reason } : {}),
    // Nobody needs the free seats of a cancelled showing.
    ...(status === "cancelled" || live.seatsLeft === null ? {} : { seatsLeft: live.seatsLeft }),
  };
  const isChanged = Object.entries(changed).some(([name, value]) => Reflect.get(built, name) !== value);
  return isChanged ? { ...built, ...changed } : built;
};
