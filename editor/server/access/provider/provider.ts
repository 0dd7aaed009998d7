import * as oidc from "openid-client";
import { z } from "zod";
import { isObject } from "../../../../domain/json/json";
import type { Identity } from "../../accounts/enter-provided";
import { type Claims, claimsIn, identityOf, lacksAny } from "./identity";
import { isLocal, type ProviderSettings } from "./provider-settings";

/** Identifies a login attempt when the browser returns. */
export const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Secret of the invitation that the browser has opened. */
  invitation: z.string().optional(),
});

export type Attempt = z.infer<typeof attemptSchema>;

/** The provider is unreachable, or not an OpenID Connect provider. */
export class Unreachable extends Error {}

/** The provider takes each code once; browsers send it again by Back and by reloading. */
export class Used extends Error {}

/** Codes of errors by which no answer came, or that of a proxy. */
const UNANSWERED = /^OAUTH_(?:TIMEOUT|ABORT|RESPONSE_IS_NOT_CONFORM|RESPONSE_IS_NOT_JSON|PARSE_ERROR)$/;

/** `fetch` fails by a TypeError with the network's error as its cause; the client may wrap it. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof oidc.ClientError
    ? isOfNetwork(error.cause)
    : isObject(error) && error.name === "TypeError" && error.cause !== undefined;

const isUnanswered = (error: unknown): boolean => {
  if (isOfNetwork(error)) return true;
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === "server_error" || error.error === "temporarily_unavailable";
  return error instanceof oidc.ClientError && UNANSWERED.test(error.code ?? "");
};

const SECONDS = 10;

/** OpenID Connect client: code flow with PKCE, state and nonce. */
export class Provider {
  readonly settings: ProviderSettings;
  readonly #scope: string;
  #found: Promise<oidc.Configuration> | null = null;

  constructor(settings: ProviderSettings, scope = "openid email profile") {
    this.settings = settings;
    this.#scope = scope;
  }

  /** Discovered at the first login and cached; a failure is retried at the next. */
  async #configuration(): Promise<oidc.Configuration> {
    const { issuer, clientId, secret } = this.settings;
    // The signature of an ID token is verified with the provider's keys, also where TLS has proved who sent it.
    const execute = [oidc.enableNonRepudiationChecks, ...(isLocal(issuer) ? [oidc.allowInsecureRequests] : [])];
    const options = { timeout: SECONDS, execute };
    this.#found ??= oidc.discovery(issuer, clientId, secret, undefined, options);
    try {
      return await this.#found;
    } catch (error) {
      this.#found = null;
      throw new Unreachable(String(error));
    }
  }

  /** Authorization URL, and the attempt to keep until the browser returns. */
  async begin(returnTo: string, invitation?: string): Promise<{ readonly address: string; readonly attempt: Attempt }> {
    const configuration = await this.#configuration();
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      ...(invitation !== undefined && { invitation }),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: returnTo,
      scope: this.#scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: "S256",
    });
    return { address: address.href, attempt };
  }

  /** The identity from the provider. `address` is the callback URL. Throws when it cannot be verified. */
  async finish(address: URL, { state, nonce, verifier }: Attempt): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await oidc
      .authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        if (error instanceof oidc.ResponseBodyError && error.error === "invalid_grant") throw new Used(String(error));
        throw isUnanswered(error) ? new Unreachable(String(error)) : error;
      });
    const token = claimsIn(tokens.claims());
    const added = lacksAny(token, this.settings)
      ? await this.#userInfo(configuration, tokens.access_token, token.sub)
      : null;
    return identityOf(this.settings, token, added);
  }

  /** What the provider tells beside the ID token; null when it tells nothing, or about somebody else. */
  async #userInfo(configuration: oidc.Configuration, accessToken: string, subject: string): Promise<Claims | null> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return null;
    try {
      return claimsIn(await oidc.fetchUserInfo(configuration, accessToken, subject));
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** Logout URL at the provider; empty when it has none or does not respond. */
  async logoutAddress(): Promise<string> {
    try {
      return oidc.buildEndSessionUrl(await this.#configuration()).href;
    } catch {
      return "";
    }
  }
}
