import { z } from "zod";
import { PARTNERS, type Partner } from "../address";

const FAULT_KINDS = [
  "delay",
  "401",
  "403",
  "404",
  "429",
  "500",
  "brokenJson",
  "closedConnection",
  "emptyBody",
  "wrongTypes",
] as const;

export const CALLS = [
  "login",
  "createUser",
  "forgotPassword",
  "movieInfo",
  "reviews",
  "tickets",
  "switchTokensDx",
  "watchlist",
  "addMovieToWatchList",
  "events",
] as const;

/** A fault that a test configures. */
export const faultOrder = z.strictObject({
  partner: z.literal(PARTNERS).describe("Both partners when left out.").optional(),
  call: z.enum(CALLS),
  kind: z.enum(FAULT_KINDS),
  delay: z.int().min(0).max(60_000).default(0).describe("Milliseconds before the answer, with any kind."),
  times: z.int().positive().optional().describe("How many calls; all of them when left out."),
});
export type FaultOrder = z.input<typeof faultOrder>;
export type Fault = z.output<typeof faultOrder>;

export interface Faults {
  /** The latest fault for a call replaces earlier ones. */
  readonly set: (fault: Fault) => void;
  readonly clear: () => void;
  /** The fault of this call, which counts as one of its number of calls. */
  readonly next: (partner: Partner, call: string) => Fault | null;
}

export const newFaults = (): Faults => {
  const orders = new Map<string, { readonly fault: Fault; left: number }>();
  return {
    set: (fault) => {
      const partners = fault.partner === undefined ? PARTNERS : [fault.partner];
      for (const partner of partners) orders.set(`${partner} ${fault.call}`, { fault, left: fault.times ?? Infinity });
    },
    clear: () => orders.clear(),
    next: (partner, call) => {
      const order = orders.get(`${partner} ${call}`);
      if (order === undefined || order.left === 0) return null;
      order.left -= 1;
      return order.fault;
    },
  };
};
