import type { FastifyInstance } from "fastify";
import { ACCOUNT_ROUTES, invitationRequestSchema } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import type { LoginLimits } from "./login-limits";
import { Refusal } from "./refusal";
import { forAnyone } from "./rules";

export const NO_INVITATION = "Invitasjonen er brukt, trukket tilbake eller for gammel. Be en ansvarlig om en ny.";

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
