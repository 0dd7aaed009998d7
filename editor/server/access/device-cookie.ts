import type { FastifyReply, FastifyRequest } from "fastify";
import type { Accounts } from "../accounts/accounts";
import { digestOf, newSecret } from "../accounts/secret";

const NAME = "__Host-redaksjon-kjent";
const DAYS = 180;
/** Colleagues who share a machine. */
const MAX_PEOPLE = 5;

const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "strict", maxAge: DAYS * 24 * 3600 } as const;

const passesIn = ({ cookies }: FastifyRequest): readonly string[] =>
  (cookies[NAME] ?? "").split("~", MAX_PEOPLE).filter((pass) => pass !== "");

/**
 * Marks a browser in which a person has logged in. It opens nothing: it only gives that browser a limit of its own, so
 * that strangers who guess at the account do not lock its owner out. A new password ends it.
 */
export const deviceCookie = {
  /** The id of a browser that an account knows; null for others. */
  of: (request: FastifyRequest, email: string, { people }: Accounts): string | null => {
    for (const pass of passesIn(request)) {
      const [device = "", proof = ""] = pass.split(".");
      const right = people.deviceProof(email, device);
      if (right !== null && digestOf(proof) === digestOf(right)) return device;
    }
    return null;
  },
  give: (request: FastifyRequest, reply: FastifyReply, email: string, accounts: Accounts): void => {
    if (deviceCookie.of(request, email, accounts) !== null) return;
    const device = newSecret();
    const pass = `${device}.${accounts.people.deviceProof(email, device) ?? ""}`;
    reply.setCookie(NAME, [pass, ...passesIn(request)].slice(0, MAX_PEOPLE).join("~"), OPTIONS);
  },
};
