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

const CALLS = [
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

/** Calls of the house's services, which have no partner. */
const SERVICE_CALLS = ["sites", "siteEvents", "basicEvents", "token", "article", "calendar", "spreadsheet"] as const;

/** Whose call it is: a partner's, or one of the house's services. */
export type Owner = Partner | "house";

const isOfHouse = (call: string): boolean => SERVICE_CALLS.some((one) => one === call);

/** A fault that a test configures. */
export const faultOrder = z.strictObject({
  partner: z.literal(PARTNERS).describe("Both partners when left out.").optional(),
  call: z.enum([...CALLS, ...SERVICE_CALLS]),
  kind: z.enum(FAULT_KINDS),
  delay: z.int().min(0).max(60_000).default(0).describe("Milliseconds before the answer, with any kind."),
  after: z.int().min(0).default(0).describe("How many calls are answered as usual first."),
  times: z.int().positive().optional().describe("How many calls; all of them when left out."),
});
export type FaultOrder = z.input<typeof faultOrder>;
export type Fault = z.output<typeof faultOrder>;

export interface Faults {
  /** The latest fault for a call replaces earlier ones. */
  readonly set: (fault: Fault) => void;
  readonly clear: () => void;
  /** The fault of this call, which counts as one of its number of calls. */
  readonly next: (owner: Owner, call: string) => Fault | null;
}

export const newFaults = (): Faults => {
  const orders = new Map<string, { readonly fault: Fault; before: number; left: number }>();
  return {
    set: (fault) => {
      const partners = fault.partner === undefined ? PARTNERS : [fault.partner];
      const owners = isOfHouse(fault.call) ? ["house"] : partners;
      for (const owner of owners)
        orders.set(`${owner} ${fault.call}`, { fault, before: fault.after, left: fault.times ?? Infinity });
    },
    clear: () => orders.clear(),
    next: (owner, call) => {
      const order = orders.get(`${owner} ${call}`);
      if (order === undefined || order.left === 0) return null;
      if (order.before > 0) {
        order.before -= 1;
        return null;
      }
      order.left -= 1;
      return order.fault;
    },
  };
};
