import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  ACCOUNT_ROUTES,
  invitationRequestSchema,
  PROVIDER_REFUSALS,
  type ProviderRefusal,
  type ProviderStart,
} from "../../../api/accounts";
import type { Accounts } from "../../accounts/accounts";
import { enterProvided, type Identity } from "../../accounts/enter-provided";
import type { LoginLimits } from "../login-limits";
import { BODY_BYTES, invitationRoute } from "../login-routes";
import { Refusal } from "../refusal";
import { forAnyone } from "../rules";
import { sessionCookie } from "../session-cookie";
import { type Attempt, attemptSchema, type Provider, Unreachable, Used } from "./provider";

const NAME = "__Host-redaksjon-innlogging";
const MINUTES = 10;

/** Lax: the cookie must be sent when the provider redirects back. Scripts and other hosts cannot set it. */
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

/** Login may be begun in several tabs. */
const MAX_ATTEMPTS = 5;

const attemptsIn = ({ cookies }: FastifyRequest): readonly Attempt[] => {
  try {
    return z.array(attemptSchema).parse(JSON.parse(cookies[NAME] ?? "[]"));
  } catch {
    return []; // Not ours.
  }
};

const keep = (reply: FastifyReply, attempts: readonly Attempt[]): void => {
  if (attempts.length === 0) reply.clearCookie(NAME, OPTIONS);
  else reply.setCookie(NAME, JSON.stringify(attempts.slice(-MAX_ATTEMPTS)), { ...OPTIONS, maxAge: MINUTES * 60 });
};

const back = (reply: FastifyReply, why?: ProviderRefusal) =>
  reply.redirect(why === undefined ? "/#/" : `/#/innlogging/${why}`);

interface Options {
  readonly accounts: Accounts;
  readonly provider: Provider;
  readonly origin: string;
  readonly limits: LoginLimits;
}

/** Login with an OpenID Connect provider. */
export const providerRoutes = (server: FastifyInstance, { accounts, provider, origin, limits }: Options): void => {
  const returnTo = `${origin}${ACCOUNT_ROUTES.providerEnd}`;
  const { audit } = accounts;

  /** The provider's address; null when it does not answer. */
  const begin = async (request: FastifyRequest, reply: FastifyReply, invitation?: string): Promise<string | null> => {
    await limits(request, reply);
    try {
      const { address, attempt } = await provider.begin(returnTo, invitation);
      keep(reply, [...attemptsIn(request), attempt]);
      return address;
    } catch (error) {
      console.error(error);
      return null;
    }
  };

  server.get(ACCOUNT_ROUTES.providerStart, forAnyone, async (request, reply) => {
    const address = await begin(request, reply);
    return address === null ? back(reply, "utilgjengelig") : reply.redirect(address);
  });

  invitationRoute(server, accounts, limits);

  // The secret is in the body, not in an address: those are logged.
  server.post(
    ACCOUNT_ROUTES.providerInvited,
    { ...forAnyone, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<ProviderStart> => {
      const address = await begin(request, reply, invitationRequestSchema.parse(request.body).secret);
      if (address === null) throw new Refusal(503, PROVIDER_REFUSALS.utilgjengelig);
      return { address };
    },
  );

  server.get(ACCOUNT_ROUTES.providerEnd, forAnyone, async (request, reply) => {
    const address = new URL(request.url, origin);
    const attempts = attemptsIn(request);
    const attempt = attempts.find(({ state }) => state === address.searchParams.get("state"));
    keep(
      reply,
      attempts.filter((one) => one !== attempt),
    );
    const failed = (about: string, by: Identity | null = null) =>
      audit.note({ kind: "loginFailed", by, about, address: request.ip });
    // The browser's Back, or an old tab: whoever is logged in stays so.
    const again = () => back(reply, request.person === null ? "igjen" : undefined);
    if (attempt === undefined) {
      if (attempts.length > 0) failed("Ble ikke godkjent");
      return again();
    }
    let identity: Identity;
    try {
      identity = await provider.finish(address, attempt);
    } catch (error) {
      failed("Ble ikke godkjent");
      console.error(error);
      if (error instanceof Used) return again();
      return back(reply, error instanceof Unreachable ? "utilgjengelig" : "avbrutt");
    }
    const person = enterProvided(accounts, identity, attempt.invitation);
    if (person === null) {
      const isTooMany = identity.untold === "tooMany";
      failed(isTooMany ? "Gruppene ble ikke oppgitt" : "Er ikke invitert", identity);
      return back(reply, isTooMany ? "grupper" : "ukjent");
    }
    const earlier = sessionCookie.of(request);
    if (earlier !== null) accounts.sessions.end(earlier);
    sessionCookie.give(reply, accounts.sessions.begin(person.id));
    audit.note({ kind: "login", by: person, address: request.ip });
    return back(reply);
  });
};
