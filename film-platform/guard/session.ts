import type { FastifyReply, FastifyRequest } from "fastify";
import type { Partner } from "../address";
import { Refusal } from "../app";
import type { Member } from "../store/members";
import type { Store } from "../store/open-store";
import { giveXsrfCookie, SESSION_COOKIE } from "./cookies";

export interface Sessions {
  /** Logs the browser in by a cookie that scripts cannot read. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply, member: Member) => void;
  /** Ends the browser's session, if it has one, here and in the browser. */
  readonly end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The member of the session. Throws a 401 without a valid session. */
  readonly memberOf: (request: FastifyRequest) => Member;
}

interface Options {
  readonly partner: Partner;
  readonly store: Store;
  readonly minutes: number;
}

export const sessionsOf = ({ partner, store, minutes }: Options): Sessions => ({
  begin: (request, reply, { id }) => {
    const secret = store.passes.issue({ kind: "session", partner, member: id, minutes });
    reply.setCookie(SESSION_COOKIE, secret, {
      path: `/${partner}`,
      httpOnly: true,
      sameSite: "lax",
      maxAge: minutes * 60,
    });
    giveXsrfCookie(request, reply, minutes * 60);
  },
  end: ({ cookies }, reply) => {
    const secret = cookies[SESSION_COOKIE];
    if (!secret) return;
    store.passes.revoke(secret);
    reply.clearCookie(SESSION_COOKIE, { path: `/${partner}`, httpOnly: true, sameSite: "lax" });
  },
  memberOf: ({ cookies }) => {
    const secret = cookies[SESSION_COOKIE];
    const id = secret ? store.passes.holderOf({ kind: "session", partner, secret }) : null;
    const member = id === null ? null : store.members.byId(partner, id);
    if (!member) throw new Refusal(401, "Du er ikke logget inn, eller du har vært borte for lenge.");
    return member;
  },
});
