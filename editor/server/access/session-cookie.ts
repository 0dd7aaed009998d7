import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_SESSION_MS } from "../accounts/sessions";

/** Browsers reject this prefix from other hosts, for other paths and without TLS. */
const NAME = "__Host-redaksjon";

/** Strict: not sent with requests or links from other sites. The desk's first page needs no login. */
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

export const sessionCookie = {
  of: ({ cookies }: FastifyRequest): string | null => cookies[NAME] ?? null,
  give: (reply: FastifyReply, secret: string): void => {
    reply.setCookie(NAME, secret, { ...OPTIONS, maxAge: MAX_SESSION_MS / 1000 });
  },
  take: (reply: FastifyReply): void => {
    reply.clearCookie(NAME, OPTIONS);
  },
};
