import type { FastifyInstance } from "fastify";
import { ACCOUNT_ROUTES, type Session } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import type { EditorsDesk } from "../desk/desk";
import { accountsRoutes } from "./accounts-routes";
import { guard, requireRules } from "./guard";
import type { Hosting } from "./hosting";
import { loginRoutes } from "./login-routes";
import { refusal } from "./own-origin";
import { responseHeaders } from "./response-headers";

export interface Access {
  readonly hosting: Hosting;
  /** Null on this machine alone, where nobody logs in. */
  readonly accounts: Accounts | null;
}

interface Options extends Access {
  readonly desk: EditorsDesk;
  /** Where the preview is on this machine. */
  readonly localPreview: string;
}

const NOBODY: Session = { login: "none", person: null };

/** Decides who may ask what. It is called before any route is added. */
export const controlAccess = async (
  server: FastifyInstance,
  { hosting, accounts, desk, localPreview }: Options,
): Promise<void> => {
  const headers = responseHeaders(hosting, localPreview);
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    const { method, protocol, headers: told } = request;
    const { host, origin } = told;
    const why = refusal({ method, protocol, host, origin, contentType: told["content-type"] }, hosting);
    return why === null ? undefined : reply.code(403).send({ message: why });
  });
  requireRules(server);
  if (accounts === null || !hosting.isHosted) {
    server.get(ACCOUNT_ROUTES.session, () => NOBODY);
    return;
  }
  await guard(server, { accounts, desk });
  await loginRoutes(server, accounts);
  accountsRoutes(server, accounts, hosting.origin);
};
