import type { FastifyInstance } from "fastify";
import { ACCOUNT_ROUTES, type Session } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import type { Provider } from "./provider/provider";
import { forAnyone, forEditors } from "./rules";
import { sessionCookie } from "./session-cookie";

/** Who is logged in, and logging out, however people log in. */
export const sessionRoutes = (
  server: FastifyInstance,
  accounts: Accounts,
  loginMethod: Pick<Session, "login" | "provider">,
  provider: Provider | null,
): void => {
  server.get(ACCOUNT_ROUTES.session, forAnyone, async ({ person }): Promise<Session> => ({ ...loginMethod, person }));
  server.get(ACCOUNT_ROUTES.access, forEditors, (_request, reply) => reply.code(204).send());
  server.delete(ACCOUNT_ROUTES.session, forAnyone, async (request, reply): Promise<Session> => {
    const secret = sessionCookie.of(request);
    if (secret !== null) accounts.sessions.end(secret);
    if (request.person !== null) accounts.audit.note({ kind: "logout", by: request.person });
    sessionCookie.take(reply);
    return { ...loginMethod, person: null, ...(provider && { providerLogout: await provider.logoutAddress() }) };
  });
};
