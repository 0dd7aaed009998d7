import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginSchema } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import { deviceCookie } from "./device-cookie";
import { Refusal } from "./refusal";

const WINDOW_MS = 15 * 60_000;
/** High, because a whole office may share one IP address. */
const OF_ADDRESS = 50;
const OF_ACCOUNT = 10;
const OF_DEVICE = 10;

const TOO_MANY = "For mange forsøk. Vent et kvarter, og prøv igjen.";

const emailNamed = loginSchema.pick({ email: true });

/** Email of the login attempt or of the person changing a password; empty for an invitation. */
const accountOf = ({ body, person }: FastifyRequest): string =>
  emailNamed.safeParse(body).data?.email ?? person?.email ?? "";

/** Throws a 429 with Retry-After. */
export type LoginLimits = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Rate limits against guessing passwords and invitations: per account against guesses from many places, per IP address
 * against trying many accounts. Neither depends on whether the account exists. A browser that the account knows has a
 * limit of its own instead, which no stranger can use up.
 */
export const loginLimits = async (server: FastifyInstance, accounts: Accounts): Promise<LoginLimits> => {
  await server.register(rateLimit, { global: false });
  const ofAddress = server.createRateLimit({ max: OF_ADDRESS, timeWindow: WINDOW_MS, keyGenerator: ({ ip }) => ip });
  const ofAccount = server.createRateLimit({
    max: OF_ACCOUNT,
    timeWindow: WINDOW_MS,
    keyGenerator: accountOf,
  });
  const deviceOf = (request: FastifyRequest) => deviceCookie.of(request, accountOf(request), accounts);
  const ofDevice = server.createRateLimit({
    max: OF_DEVICE,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `${accountOf(request)} ${deviceOf(request)}`,
  });
  return async (request, reply) => {
    const isOfAccount = accountOf(request) !== "";
    const limits = deviceOf(request) !== null ? [ofDevice] : [ofAddress, ...(isOfAccount ? [ofAccount] : [])];
    const counted = await Promise.all(limits.map((limit) => limit(request)));
    const waits = counted.flatMap((one) => (!one.isAllowed && one.isExceeded ? [one.ttlInSeconds] : []));
    if (waits.length === 0) return;
    reply.header("Retry-After", Math.max(1, ...waits));
    throw new Refusal(429, TOO_MANY);
  };
};
