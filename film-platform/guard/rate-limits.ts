import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type App, Refusal } from "../app";

const MINUTE_MS = 60_000;

/** The e-mail address in a call about an account, in whichever spelling of the field. */
const named = z.union([
  z.object({ Email: z.string() }).transform(({ Email }) => Email),
  z.object({ email: z.string() }).transform(({ email }) => email),
]);

interface Limits {
  /** The limit per minute for calls of one kind about the same account. */
  readonly ofAccount: number;
  /** The limit per minute for all calls of one sender about accounts. */
  readonly ofSender: number;
}

/** Applies the limits. Throws a 429 with Retry-After. */
export type RateLimits = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Two rate limits for calls about accounts: per account against guesses from many places, and per sender against trying
 * many accounts. Neither depends on whether an account exists.
 */
export const rateLimitsOf = (app: App, { ofAccount, ofSender }: Limits): RateLimits => {
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
