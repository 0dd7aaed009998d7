import type { Role } from "../../../api/accounts";
import { WrongSetting } from "../hosting";

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly secret: string;
  /** Display name. */
  readonly name: string;
  /** The claim for roles and its value per role; null when roles come from invitations only. */
  readonly roles: { readonly claim: string; readonly values: Readonly<Record<Role, string>> } | null;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Plain HTTP is allowed on loopback only, for local testing. */
export const isLocal = ({ protocol, hostname }: URL): boolean => protocol === "http:" && LOOPBACK.includes(hostname);

/**
 * OpenID Connect settings; null unless EDITOR_OIDC_ISSUER is set.
 *
 * @throws {WrongSetting}
 */
export const providerFrom = (env: NodeJS.ProcessEnv): ProviderSettings | null => {
  const { EDITOR_OIDC_ISSUER = "", EDITOR_OIDC_CLIENT_ID = "", EDITOR_OIDC_CLIENT_SECRET = "" } = env;
  if (EDITOR_OIDC_ISSUER === "") return null;
  const issuer = URL.canParse(EDITOR_OIDC_ISSUER) ? new URL(EDITOR_OIDC_ISSUER) : null;
  if (issuer === null || (issuer.protocol !== "https:" && !isLocal(issuer)))
    throw new WrongSetting(`EDITOR_OIDC_ISSUER er «${EDITOR_OIDC_ISSUER}» → Skriv adressen med https.`);
  if (EDITOR_OIDC_CLIENT_ID === "" || EDITOR_OIDC_CLIENT_SECRET === "")
    throw new WrongSetting("EDITOR_OIDC_CLIENT_ID eller EDITOR_OIDC_CLIENT_SECRET mangler → Sett begge.");
  const { EDITOR_OIDC_CLAIM: claim = "" } = env;
  // Earlier versions had Norwegian names.
  const values = {
    editor: env.EDITOR_OIDC_EDITOR ?? env.EDITOR_OIDC_REDAKTOR ?? "",
    admin: env.EDITOR_OIDC_ADMIN ?? env.EDITOR_OIDC_ANSVARLIG ?? "",
  };
  return {
    issuer,
    clientId: EDITOR_OIDC_CLIENT_ID,
    secret: EDITOR_OIDC_CLIENT_SECRET,
    name: env.EDITOR_OIDC_NAME || issuer.host,
    roles: claim === "" ? null : { claim, values },
  };
};
