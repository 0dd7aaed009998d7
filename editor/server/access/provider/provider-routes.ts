import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ACCOUNT_ROUTES, type ProviderRefusal } from "../../../api/accounts";
import type { Accounts } from "../../accounts/accounts";
import { enterProvided, type Identity } from "../../accounts/enter-provided";
import type { LoginLimits } from "../login-limits";
import { forAnyone } from "../rules";
import { sessionCookie } from "../session-cookie";
import { type Attempt, attemptSchema, type Provider, Unreachable } from "./provider";

const NAME = "__Host-redaksjon-innlogging";
const MINUTES = 10;

/** Lax: the cookie must be sent when the provider redirects back. Scripts and other hosts cannot set it. */
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

const attemptIn = ({ cookies }: FastifyRequest): Attempt | null => {
  try {
    return attemptSchema.parse(JSON.parse(cookies[NAME] ?? "null"));
  } catch {
    return null; // No cookie, or not ours.
  }
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

  server.get(ACCOUNT_ROUTES.providerStart, forAnyone, async (request, reply) => {
    await limits(request, reply);
    try {
      const { address, attempt } = await provider.begin(returnTo);
      reply.setCookie(NAME, JSON.stringify(attempt), { ...OPTIONS, maxAge: MINUTES * 60 });
      return reply.redirect(address);
    } catch (error) {
      console.error(error);
      return back(reply, "utilgjengelig");
    }
  });

  server.get(ACCOUNT_ROUTES.providerEnd, forAnyone, async (request, reply) => {
    const attempt = attemptIn(request);
    reply.clearCookie(NAME, OPTIONS);
    if (attempt === null) return back(reply, "avbrutt");
    let identity: Identity;
    try {
      identity = await provider.finish(new URL(request.url, origin), attempt);
    } catch (error) {
      audit.note({ kind: "loginFailed", by: null, about: "Ble ikke godkjent", address: request.ip });
      console.error(error);
      return back(reply, error instanceof Unreachable ? "utilgjengelig" : "avbrutt");
    }
    const person = enterProvided(accounts, identity);
    if (person === null) {
      audit.note({ kind: "loginFailed", by: identity, about: "Er ikke invitert", address: request.ip });
      return back(reply, "ukjent");
    }
    const earlier = sessionCookie.of(request);
    if (earlier !== null) accounts.sessions.end(earlier);
    sessionCookie.give(reply, accounts.sessions.begin(person.id));
    audit.note({ kind: "login", by: person, address: request.ip });
    return back(reply);
  });
};
