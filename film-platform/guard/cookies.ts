import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

export const SESSION_COOKIE = "film-club-session";
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

/** Gives a browser with a session the cookie that its pages repeat; the one that it has, if it has one. */
export const giveXsrfCookie = ({ cookies }: FastifyRequest, reply: FastifyReply, seconds: number): void => {
  const value = cookies[XSRF_COOKIE] || randomBytes(18).toString("base64url");
  // The whole host's, so that the page can read it. Both partners have the same, since its path cannot tell them apart.
  reply.setCookie(XSRF_COOKIE, value, { path: "/", sameSite: "lax", maxAge: seconds });
};
