import { createServer } from "node:http";
import Provider from "oidc-provider";

export const CLIENT = { id: "redaksjonen", secret: "en-hemmelighet-for-tester" } as const;

/** What the provider answers about people who are not as the others, by their login. */
const TOLD: Readonly<Record<string, object>> = {
  "ubekreftet@example.no": { email: "kari@example.no", email_verified: false },
  "tekst@example.no": { name: 7, email_verified: "true" },
  "leder@example.no": { roles: ["ansatt", "kino-leder"] },
};

/**
 * A provider of OpenID Connect in which everybody can log in as anybody, whose client is the desk at an address.
 * Without user info, its claims are in the ID token.
 */
export const startProvider = async (port: number, desk: string, { hasUserInfo = true } = {}) => {
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [`${desk}/innlogging/svar`] }],
    claims: { openid: ["sub", "roles"], email: ["email", "email_verified"], profile: ["name"] },
    features: { userinfo: { enabled: hasUserInfo } },
    conformIdTokenClaims: hasUserInfo,
    cookies: { keys: ["for-tester"] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Navn for ${id}`, email: id, email_verified: true, ...TOLD[id] }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return { issuer, stop: () => new Promise((resolve) => server.close(resolve)) };
};
