import type { FastifyInstance } from "fastify";
import { ACCOUNT_ROUTES, acceptanceSchema, invitationAskedSchema, loginSchema, type Session } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import { loginLimits } from "./login-limits";
import { Refusal } from "./refusal";
import { sessionCookie } from "./session-cookie";

const WRONG = "E-postadressen eller passordet er feil. Prøv igjen, eller be en ansvarlig om en lenke til nytt passord.";
const NO_INVITATION = "Invitasjonen er brukt, trukket tilbake eller for gammel. Be en ansvarlig om en ny.";
const TOO_PLAIN = "Passordet kan ikke være navnet eller e-postadressen din. Velg et annet.";

/** What is asked before anybody is logged in is short. */
const BODY_BYTES = 8_000;

/** Logging in by password, logging out, and using an invitation. */
export const loginRoutes = async (server: FastifyInstance, accounts: Accounts): Promise<void> => {
  const limits = await loginLimits(server);
  const { audit } = accounts;

  server.get(ACCOUNT_ROUTES.session, async ({ person }): Promise<Session> => ({ login: "password", person }));
  server.get(ACCOUNT_ROUTES.access, (_request, reply) => reply.code(204).send());

  server.post(ACCOUNT_ROUTES.session, { bodyLimit: BODY_BYTES }, async (request, reply): Promise<Session> => {
    const { email, password } = loginSchema.parse(request.body);
    const known = accounts.people.byEmail(email);
    // What is no account's address may be a password in the wrong field.
    const told = { by: known, about: known === null ? "Ukjent e-postadresse" : "", address: request.ip };
    await limits(request, reply).catch((error: unknown) => {
      audit.note({ ...told, kind: "loginLimited" });
      throw error;
    });
    const person = await accounts.people.withPassword(email, password);
    if (person === null) {
      audit.note({ ...told, kind: "loginFailed" });
      throw new Refusal(401, WRONG);
    }
    const earlier = sessionCookie.of(request);
    if (earlier !== null) accounts.sessions.end(earlier);
    sessionCookie.give(reply, accounts.sessions.begin(person.id));
    audit.note({ kind: "login", by: person, address: request.ip });
    return { login: "password", person };
  });

  server.delete(ACCOUNT_ROUTES.session, async (request, reply): Promise<Session> => {
    const secret = sessionCookie.of(request);
    if (secret !== null) accounts.sessions.end(secret);
    if (request.person !== null) audit.note({ kind: "logout", by: request.person });
    sessionCookie.take(reply);
    return { login: "password", person: null };
  });

  server.post(ACCOUNT_ROUTES.invitation, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    await limits(request, reply);
    const invitation = accounts.invitationOf(invitationAskedSchema.parse(request.body).secret);
    if (invitation === null) throw new Refusal(404, NO_INVITATION);
    return invitation;
  });

  server.post(ACCOUNT_ROUTES.acceptance, { bodyLimit: BODY_BYTES }, async (request, reply): Promise<Session> => {
    await limits(request, reply);
    const asked = acceptanceSchema.parse(request.body);
    const plain = [asked.name, accounts.invitationOf(asked.secret)?.email];
    if (plain.some((one) => one?.toLowerCase() === asked.password.trim().toLowerCase()))
      throw new Refusal(400, TOO_PLAIN);
    const person = await accounts.accept(asked);
    if (person === null) throw new Refusal(404, NO_INVITATION);
    sessionCookie.give(reply, accounts.sessions.begin(person.id));
    audit.note({ kind: "login", by: person, address: request.ip });
    return { login: "password", person };
  });
};
