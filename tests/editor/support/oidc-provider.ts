import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

export const CLIENT = { id: "redaksjonen", secret: "en-hemmelighet-for-tester" } as const;

/** What the provider answers about people who are not as the others, by their login. */
const TOLD: Readonly<Record<string, object>> = {
  "ubekreftet@example.no": { email: "kari@example.no", email_verified: false },
  "tekst@example.no": { name: 7, email_verified: "true" },
  "leder@example.no": { roles: ["ansatt", "kino-leder"] },
  "mange@example.no": { _claim_names: { roles: "src1" }, email_verified: "false" },
};

const foreignKeys = (): string => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] });
};

/**
 * A provider of OpenID Connect in which everybody can log in as anybody, whose client is the desk at an address.
 * Without user info, its claims are in the ID token; with a broken one, they are nowhere.
 */
export const startProvider = async (port: number, desk: string, { hasUserInfo = true } = {}) => {
  let isBroken = false;
  let tokens: "given" | "cut" | "gone" = "given";
  let areForeign = false;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [`${desk}/innlogging/svar`] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "roles", "_claim_names"] },
    features: { userinfo: { enabled: hasUserInfo } },
    conformIdTokenClaims: hasUserInfo,
    cookies: { keys: ["for-tester"] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Navn for ${id}`, email: id, email_verified: true, ...TOLD[id] }),
    }),
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (isBroken && request.url?.startsWith("/me")) response.writeHead(500).end();
    else if (tokens === "cut" && request.url === "/token") request.socket.destroy();
    else if (tokens === "gone" && request.url === "/token") response.writeHead(502).end("<h1>Bad gateway</h1>");
    // Keys that have signed nothing: its tokens are then as another's.
    else if (areForeign && request.url === "/jwks")
      response.setHeader("content-type", "application/json").end(foreignKeys());
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  const breakUserInfo = (broken: boolean) => {
    isBroken = broken;
  };
  /** Cuts the connection of who asks for tokens, or answers as a proxy does whose server is gone. */
  const breakTokens = (how: typeof tokens) => {
    tokens = how;
  };
  const changeKeys = (foreign: boolean) => {
    areForeign = foreign;
  };
  return {
    issuer,
    breakUserInfo,
    breakTokens,
    changeKeys,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
