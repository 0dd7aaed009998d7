import { z } from "zod";
import { isObject } from "../../../../domain/json/json";
import type { Role } from "../../../api/accounts";
import type { Identity } from "../../accounts/enter-provided";
import type { ProviderSettings } from "./provider-settings";

/** Some providers send booleans as strings. */
const truth = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

const optional = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);
const text = optional(z.string().trim().min(1));

/** Only `sub` is required. A claim of another type counts as absent: login may work without it. */
const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  name: text,
  given_name: text,
  family_name: text,
  email: optional(z.string().trim().toLowerCase().min(1)),
  email_verified: optional(truth),
});

export type Claims = z.infer<typeof claimsSchema>;

type Settings = Pick<ProviderSettings, "issuer" | "roles">;

export const claimsIn = (told: unknown): Claims => claimsSchema.parse(told);

const nameIn = ({ name, given_name, family_name }: Claims): string =>
  name ?? [given_name, family_name].filter((part) => part !== undefined).join(" ");

/** The values of a claim that gives roles; null when it tells nothing. */
const valuesIn = (claim: unknown): readonly unknown[] | null => {
  const texts = [claim].flat().filter((value) => typeof value === "string");
  return texts.length > 0 || (Array.isArray(claim) && claim.length === 0) ? texts : null;
};

/** Entra ID leaves out the groups of who has many, and says so. */
const hasTooMany = (claims: Claims, claim: string): boolean =>
  (isObject(claims._claim_names) && Object.hasOwn(claims._claim_names, claim)) ||
  (claim === "groups" && truth.safeParse(claims.hasgroups).data === true);

/** Whether user info may tell something that the ID token does not. */
export const lacksAny = (claims: Claims, { roles }: Settings): boolean =>
  nameIn(claims) === "" ||
  claims.email === undefined ||
  claims.email_verified === undefined ||
  (roles !== null && valuesIn(claims[roles.claim]) === null);

const roleIn = (sources: readonly Claims[], { roles }: Settings): Pick<Identity, "role" | "untold"> => {
  if (roles === null) return { role: null };
  const { claim, values } = roles;
  const given = sources.map((claims) => valuesIn(claims[claim])).find((found) => found !== null);
  if (given === undefined)
    return { role: null, untold: sources.some((claims) => hasTooMany(claims, claim)) ? "tooMany" : "silent" };
  const gives = (role: Role): boolean => values[role] !== "" && given.includes(values[role]);
  if (gives("admin")) return { role: "admin" };
  return { role: gives("editor") ? "editor" : null };
};

/** The identity in an ID token and in what user info adds to it. The token counts first, claim by claim. */
export const identityOf = (settings: Settings, token: Claims, added: Claims | null): Identity => {
  const sources = added === null ? [token] : [token, added];
  const address = sources.find(({ email }) => email !== undefined)?.email;
  // A proof counts for the address beside it only.
  const proof = sources.find(({ email, email_verified }) => email === address && email_verified !== undefined);
  const email = address ?? token.sub;
  const name = sources.map(nameIn).find((found) => found !== "") ?? email;
  return {
    subject: `${settings.issuer.href} ${token.sub}`,
    name: name.slice(0, 100),
    email,
    isVerified: address !== undefined && proof?.email_verified === true,
    ...roleIn(sources, settings),
  };
};
