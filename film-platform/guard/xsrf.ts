import { timingSafeEqual } from "node:crypto";
import { type App, Refusal } from "../app";
import { giveXsrfCookie, SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from "./cookies";

const isSame = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Forged writes are kept out by a cookie that only a page of this host can read and send back as a header.
 *
 * The cookie comes with the session, so that readers who never log in have none. A POST that carries any cookie of ours
 * must repeat it in X-XSRF-TOKEN. A POST without cookies has nothing that could be misused, since no session comes with
 * it: the first login of a browser needs no call before it.
 */
export const keepOutForgeries = (app: App, sessionMinutes: number): void => {
  app.addHook("onRequest", async (request, reply) => {
    const { method, cookies, headers } = request;
    const known = cookies[XSRF_COOKIE];
    const session = cookies[SESSION_COOKIE];
    // Somebody has thrown away the one cookie and kept the other.
    if (session && !known) giveXsrfCookie(request, reply, sessionMinutes * 60);
    if (method !== "POST" || (session === undefined && known === undefined)) return;
    const sent = headers[XSRF_HEADER.toLowerCase()];
    if (!known || typeof sent !== "string" || !isSame(sent, known)) {
      throw new Refusal(403, `Overskriften ${XSRF_HEADER} mangler eller er feil.`);
    }
  });
};
