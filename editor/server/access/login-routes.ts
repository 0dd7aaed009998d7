import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  ACCOUNT_ROUTES,
  acceptanceSchema,
  invitationRequestSchema,
  loginSchema,
  type Person,
  passwordChangeSchema,
  type Session,
} from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import { deviceCookie } from "./device-cookie";
import { personOf } from "./guard";
import type { LoginLimits } from "./login-limits";
import { Refusal } from "./refusal";
import { forAnyone, forEditors } from "./rules";
import { sessionCookie } from "./session-cookie";

const WRONG = "E-postadressen eller passordet er feil. Prøv igjen, eller be en ansvarlig om en lenke til nytt passord.";
const NO_INVITATION = "Invitasjonen er brukt, trukket tilbake eller for gammel. Be en ansvarlig om en ny.";
const TOO_PLAIN = "Passordet kan ikke være navnet eller e-postadressen din. Velg et annet.";

const WRONG_OLD = "Det gamle passordet er feil. Prøv igjen, eller be en ansvarlig om en lenke til nytt passord.";

const refusePlain = (password: string, known: readonly (string | undefined)[]): void => {
  if (known.some((one) => one?.toLowerCase() === password.trim().toLowerCase())) throw new Refusal(400, TOO_PLAIN);
};

/** Small, because it applies before login. */
export const BODY_BYTES = 8_000;

/** What the holder of an invitation's link may know of it, for every login method. */
export const invitationRoute = (server: FastifyInstance, accounts: Accounts, limits: LoginLimits): void => {
  server.post(ACCOUNT_ROUTES.invitation, { ...forAnyone, bodyLimit: BODY_BYTES }, async (request, reply) => {
    await limits(request, reply);
    const invitation = accounts.invitationOf(invitationRequestSchema.parse(request.body).secret);
    if (invitation === null) throw new Refusal(404, NO_INVITATION);
    return invitation;
  });
};

const sessionOf = (person: Person): Session => ({ login: "password", provider: "", person });

/** Login by password, and acceptance of invitations. */
export const loginRoutes = (server: FastifyInstance, accounts: Accounts, limits: LoginLimits): void => {
  const { audit } = accounts;

  const begin = (request: FastifyRequest, reply: FastifyReply, { id, email }: Person): void => {
    sessionCookie.give(reply, accounts.sessions.begin(id));
    deviceCookie.give(request, reply, email, accounts);
  };

  server.post(
    ACCOUNT_ROUTES.session,
    { ...forAnyone, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<Session> => {
      const { email, password } = loginSchema.parse(request.body);
      const known = accounts.people.byEmail(email);
      // Not logged when unknown: it may be a password typed in the wrong field.
      const attempt = { by: known, about: known === null ? "Ukjent e-postadresse" : "", address: request.ip };
      await limits(request, reply).catch((error: unknown) => {
        audit.note({ ...attempt, kind: "loginLimited" });
        throw error;
      });
      const person = await accounts.people.withPassword(email, password);
      if (person === null) {
        audit.note({ ...attempt, kind: "loginFailed" });
        throw new Refusal(401, WRONG);
      }
      const earlier = sessionCookie.of(request);
      if (earlier !== null) accounts.sessions.end(earlier);
      begin(request, reply, person);
      audit.note({ kind: "login", by: person, address: request.ip });
      return sessionOf(person);
    },
  );

  server.post(
    ACCOUNT_ROUTES.password,
    { ...forEditors, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<Session> => {
      await limits(request, reply);
      const person = personOf(request);
      const change = passwordChangeSchema.parse(request.body);
      refusePlain(change.password, [person.name, person.email]);
      if (!(await accounts.changePassword(person, change))) throw new Refusal(400, WRONG_OLD);
      begin(request, reply, person);
      return sessionOf(person);
    },
  );

  invitationRoute(server, accounts, limits);

  server.post(
    ACCOUNT_ROUTES.acceptance,
    { ...forAnyone, bodyLimit: BODY_BYTES },
    async (request, reply): Promise<Session> => {
      await limits(request, reply);
      const acceptance = acceptanceSchema.parse(request.body);
      refusePlain(acceptance.password, [acceptance.name, accounts.invitationOf(acceptance.secret)?.email]);
      const person = await accounts.accept(acceptance);
      if (person === null) throw new Refusal(404, NO_INVITATION);
      begin(request, reply, person);
      audit.note({ kind: "login", by: person, address: request.ip });
      return sessionOf(person);
    },
  );
};
