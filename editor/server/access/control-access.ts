import type { FastifyInstance } from "fastify";
import { ACCOUNT_ROUTES, type Session } from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import { invitationLink } from "../accounts/invitation-link";
import type { EditorsDesk } from "../desk/desk";
import { accountsRoutes } from "./accounts-routes";
import { guard } from "./guard";
import type { Hosting } from "./hosting";
import { loginLimits } from "./login-limits";
import { loginRoutes } from "./login-routes";
import { refusal } from "./own-origin";
import { Provider } from "./provider/provider";
import { providerRoutes } from "./provider/provider-routes";
import type { ProviderSettings } from "./provider/provider-settings";
import { forAnyone, forEditors, requireRules } from "./rules";
import { sessionCookie } from "./session-cookie";

/** `pages` is the origin of the preview's pages, the only ones allowed in frames. */
const policy = (pages: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-src ${pages}; frame-ancestors 'none'`;

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Extra headers of a hosted desk. The camera is for pictures from a phone. */
const HOSTED = {
  "Strict-Transport-Security": "max-age=31536000",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
};

/** Headers of all the desk's responses. */
export const responseHeaders = (hosting: Hosting, localPreview: string): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(hosting.isHosted && HOSTED),
  "Content-Security-Policy": policy(hosting.isHosted ? (hosting.previewOrigin ?? "'none'") : localPreview),
});

/** Current session and logout, for every login method. */
const sessionRoutes = (
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

export interface Access {
  readonly hosting: Hosting;
  /** Null on a local desk, which has no login. */
  readonly accounts: Accounts | null;
  /** The identity provider; null for login by password. */
  readonly provider: ProviderSettings | null;
}

interface Options extends Access {
  readonly desk: EditorsDesk;
  /** Local origin of the preview. */
  readonly localPreview: string;
}

const NOBODY: Session = { login: "none", provider: "", person: null };

/** Sets up access control. Call it before any route is added. */
export const controlAccess = async (
  server: FastifyInstance,
  { hosting, accounts, provider, desk, localPreview }: Options,
): Promise<void> => {
  const headers = responseHeaders(hosting, localPreview);
  server.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    const { method, protocol } = request;
    const { host, origin, "content-type": contentType } = request.headers;
    const why = refusal({ method, protocol, host, origin, contentType }, hosting);
    return why === null ? undefined : reply.code(403).send({ message: why });
  });
  requireRules(server);
  if (accounts === null || !hosting.isHosted) {
    server.get(ACCOUNT_ROUTES.session, forAnyone, () => NOBODY);
    return;
  }
  await guard(server, { accounts, desk });
  const limits = await loginLimits(server, accounts);
  const { origin } = hosting;
  if (provider === null) {
    sessionRoutes(server, accounts, { login: "password", provider: "" }, null);
    loginRoutes(server, accounts, limits);
  } else {
    const connected = new Provider(provider);
    sessionRoutes(server, accounts, { login: "provider", provider: provider.name }, connected);
    providerRoutes(server, { accounts, provider: connected, origin, limits });
  }
  accountsRoutes(server, accounts, (secret) => invitationLink(origin, secret));
};
