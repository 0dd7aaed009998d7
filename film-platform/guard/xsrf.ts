import { timingSafeEqual } from "node:crypto";
import { type App, Refusal } from "../app";
import { giveXsrfCookie, SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from "./cookies";

const isSame = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Double-submit cookie against forged writes: only a page of this host can read it and repeat it as a header.
 *
 * It is set with the session, so visitors who never log in have none. A POST with any of our cookies must repeat it in
 * X-XSRF-TOKEN. A POST without cookies has no session that could be misused, so a browser's first login needs no
 * earlier call.
 */
export const refuseForgedWrites = (app: App, sessionMinutes: number): void => {
  app.addHook("onRequest", async (request, reply) => {
    const { method, cookies, headers } = request;
    const known = cookies[XSRF_COOKIE];
    const session = cookies[SESSION_COOKIE];
    // One of the two cookies has been deleted.
    if (session && !known) giveXsrfCookie(request, reply, sessionMinutes * 60);
    if (method !== "POST" || (session === undefined && known === undefined)) return;
    const sent = headers[XSRF_HEADER.toLowerCase()];
    if (!known || typeof sent !== "string" || !isSame(sent, known)) {
      throw new Refusal(403, `Overskriften ${XSRF_HEADER} mangler eller er feil.`);
    }
  });
};
