import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isObject } from "../../../domain/json/json";
import type { Person } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import type { EditorsDesk } from "../desk/desk";
import { auditOfWrite } from "./audit-of-write";
import { Refusal } from "./refusal";
import { mayChange } from "./rules";
import { sessionCookie } from "./session-cookie";

declare module "fastify" {
  interface FastifyRequest {
    /** The person logged in to a hosted desk. */
    person: Person | null;
  }
}

const NOT_LOGGED_IN = "Du er ikke logget inn, eller du har vært borte for lenge. Logg inn.";
const NOT_ALLOWED = "Dette kan bare en ansvarlig gjøre. Be en ansvarlig om det.";
const NOT_SETTINGS = "Nettstedets innstillinger kan bare endres av en ansvarlig. Be en ansvarlig om det.";

export const personOf = ({ person }: FastifyRequest): Person => {
  if (person === null) throw new Refusal(401, NOT_LOGGED_IN);
  return person;
};

/** Sets `editor` from the session, whatever the request says. */
const asWrittenBy = (sent: unknown, { name }: Person): unknown => (isObject(sent) ? { ...sent, editor: name } : sent);

interface Guarded {
  readonly accounts: Accounts;
  readonly desk: EditorsDesk;
}

/** Requires login, enforces roles, and audits writes. */
export const guard = async (server: FastifyInstance, { accounts, desk }: Guarded): Promise<void> => {
  await server.register(cookie);
  server.decorateRequest("person", null);

  server.addHook("onRequest", async (request, reply) => {
    const secret = sessionCookie.of(request);
    request.person = secret === null ? null : accounts.personOf(secret);
    const { url, config } = request.routeOptions;
    // Without a route there is nothing to guard: the response is 404.
    if (url === undefined) return;
    const { rule } = config;
    const isForAnyone = rule?.who === "anyone";
    reply.header("Cache-Control", isForAnyone && !url.startsWith("/api/") ? "no-cache" : "no-store");
    if (isForAnyone) return;
    const { role } = personOf(request);
    if (rule === undefined || (rule.who === "admin" && role !== "admin")) throw new Refusal(403, NOT_ALLOWED);
  });

  server.addHook("preHandler", async (request) => {
    const { person, body } = request;
    const { rule } = request.routeOptions.config;
    if (person === null || rule === undefined) return;
    if (rule.changes !== undefined && !mayChange(person.role, await rule.changes(body, desk)))
      throw new Refusal(403, NOT_SETTINGS);
    if (!(body instanceof Buffer)) request.body = asWrittenBy(body, person);
    request.query = asWrittenBy(request.query, person);
  });

  server.addHook("preSerialization", async ({ method, routeOptions, person, body }, { statusCode }, payload) => {
    // A refusal passes here too.
    if (person === null || statusCode >= 400) return payload;
    const happening = auditOfWrite(`${method} ${routeOptions.url ?? ""}`, body, payload);
    if (happening !== null) accounts.audit.note({ ...happening, by: person });
    return payload;
  });
};
