import * as oidc from "openid-client";
import { z } from "zod";
import type { Role } from "../../../api/accounts";
import type { Identity } from "../../accounts/enter-provided";
import { isLocal, type ProviderSettings } from "./provider-settings";

/** Identifies a login attempt when the browser returns. */
export const attemptSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

export type Attempt = z.infer<typeof attemptSchema>;

/** Some providers send booleans as strings. */
const truth = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

/** A claim of another type counts as absent: login may work without it. */
const claimsSchema = z.looseObject({
  sub: z.string(),
  name: z.string().trim().optional().catch(undefined),
  email: z.string().trim().toLowerCase().optional().catch(undefined),
  email_verified: truth.optional().catch(undefined),
});

/** The provider is unreachable, or not an OpenID Connect provider. */
export class Unreachable extends Error {}

const valuesIn = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

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
    const options = isLocal(issuer) ? { execute: [oidc.allowInsecureRequests] } : {};
    this.#found ??= oidc.discovery(issuer, clientId, secret, undefined, options);
    try {
      return await this.#found;
    } catch (error) {
      this.#found = null;
      throw new Unreachable(String(error));
    }
  }

  /** Authorization URL, and the attempt to keep until the browser returns. */
  async begin(returnTo: string): Promise<{ readonly address: string; readonly attempt: Attempt }> {
    const configuration = await this.#configuration();
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
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
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const proved = tokens.claims();
    if (proved === undefined) throw new Error("no ID token");
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const userInfo = hasUserInfo ? await oidc.fetchUserInfo(configuration, tokens.access_token, proved.sub) : {};
    return this.#identityOf({ ...userInfo, ...proved });
  }

  /** Logout URL at the provider; empty when it has none or does not respond. */
  async logoutAddress(): Promise<string> {
    try {
      return oidc.buildEndSessionUrl(await this.#configuration()).href;
    } catch {
      return "";
    }
  }

  #identityOf(claimed: unknown): Identity {
    const claims = claimsSchema.parse(claimed);
    const email = claims.email ?? claims.sub;
    return {
      subject: `${this.settings.issuer.href} ${claims.sub}`,
      name: (claims.name || email).slice(0, 100),
      email,
      isVerified: claims.email !== undefined && claims.email_verified === true,
      role: this.#roleIn(claims),
    };
  }

  #roleIn(claims: Readonly<Record<string, unknown>>): Role | null {
    const { roles } = this.settings;
    if (roles === null) return null;
    const given = valuesIn(claims[roles.claim]);
    const gives = (role: Role): boolean => roles.values[role] !== "" && given.includes(roles.values[role]);
    if (gives("admin")) return "admin";
    return gives("editor") ? "editor" : null;
  }
}
