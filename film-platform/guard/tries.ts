import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type App, Refusal } from "../app";

const MINUTE_MS = 60_000;

/** The address that a call about an account names, however the call spells the field. */
const named = z.union([
  z.object({ Email: z.string() }).transform(({ Email }) => Email),
  z.object({ email: z.string() }).transform(({ email }) => email),
]);

interface Limits {
  /** Calls of one kind that may name the same account in a minute. */
  readonly ofAccount: number;
  /** Calls about accounts that one sender may make in a minute, whichever they are and whomever they name. */
  readonly ofSender: number;
}

/** Stops who tries too often. Throws a 429 with Retry-After. */
export type Tries = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts calls about accounts in two ways. One account is not guessed at from many places, and one sender does not go
 * through many accounts. What is counted does not depend on whether an account exists.
 */
export const triesOf = (app: App, { ofAccount, ofSender }: Limits): Tries => {
  const counters = [
    app.createRateLimit({ max: ofSender, timeWindow: MINUTE_MS, keyGenerator: ({ ip }) => ip }),
    app.createRateLimit({
      max: ofAccount,
      timeWindow: MINUTE_MS,
      keyGenerator: ({ body, routeOptions }) => `${routeOptions.url} ${named.safeParse(body).data ?? ""}`,
    }),
  ];
  return async (request, reply) => {
    const counted = await Promise.all(counters.map((count) => count(request)));
    const waits = counted.flatMap((one) => (!one.isAllowed && one.isExceeded ? [one.ttlInSeconds] : []));
    if (waits.length === 0) return;
    reply.header("Retry-After", Math.max(1, ...waits));
    throw new Refusal(429, "For mange forsøk. Vent litt og prøv igjen.");
  };
};
