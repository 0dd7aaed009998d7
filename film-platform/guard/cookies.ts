import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

export const SESSION_COOKIE = "film-club-session";
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

/** Sets the XSRF cookie for a browser with a session; an existing one is kept. */
export const giveXsrfCookie = ({ cookies }: FastifyRequest, reply: FastifyReply, seconds: number): void => {
  const value = cookies[XSRF_COOKIE] || randomBytes(18).toString("base64url");
  // For all paths, so that the page can read it. Both partners share it, since the path cannot distinguish them.
  reply.setCookie(XSRF_COOKIE, value, { path: "/", sameSite: "lax", maxAge: seconds });
};
