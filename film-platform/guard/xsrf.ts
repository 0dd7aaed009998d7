import { randomBytes, timingSafeEqual } from "node:crypto";
import { type App, Refusal } from "../app";
import { SESSION_COOKIE } from "./session";

const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";

const MONTH_S = 30 * 86_400;

const isSame = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Forged writes are kept out by a cookie that only a page of this host can read and send back as a header.
 *
 * Every answer sets the cookie when the browser has none. A POST that carries any cookie of ours must repeat it in
 * X-XSRF-TOKEN. A POST without cookies has nothing that could be misused, since no session comes with it, so the first
 * login of a browser needs no call before it.
 */
export const keepOutForgeries = (app: App): void => {
  app.addHook("onRequest", async ({ method, cookies, headers }, reply) => {
    if (method === "OPTIONS") return;
    const known = cookies[XSRF_COOKIE];
    if (!known) {
      // The whole host's, so that the page can read it, and both partners have the same.
      const value = randomBytes(18).toString("base64url");
      reply.setCookie(XSRF_COOKIE, value, { path: "/", sameSite: "lax", maxAge: MONTH_S });
    }
    const hasCookies = known !== undefined || cookies[SESSION_COOKIE] !== undefined;
    if (method !== "POST" || !hasCookies) return;
    const sent = headers[XSRF_HEADER.toLowerCase()];
    if (!known || typeof sent !== "string" || !isSame(sent, known)) {
      throw new Refusal(403, `Overskriften ${XSRF_HEADER} mangler eller er feil.`);
    }
  });
};
